import type { Stored } from './errors';
import type { BodyOf, InputOf } from './fields';
import type { AdminPath } from './routes';
import { type Role, USER_FIELDS } from './users';

/** Purposes of links for staff accounts. A link of one kind never works as another. */
export type AccountLinkKind = 'reset' | 'invitation' | 'email';

/** Labels in a person's exported data. */
export const LINK_LABELS: Record<AccountLinkKind, string> = {
  reset: 'Link to set a new password',
  invitation: 'Invitation to the back office',
  email: 'Confirmation of a new email address',
};

/** Screen of each link. The token is in the fragment, which browsers do not send to servers or in `Referer`. */
export const LINK_SCREENS: Record<AccountLinkKind, AdminPath> = {
  reset: '/admin/reset-password',
  invitation: '/admin/invitation',
  email: '/admin/confirm-email',
};

/** Validity of a link in minutes. */
export const LINK_MINUTES: Record<AccountLinkKind, number> = {
  reset: 30,
  invitation: 72 * 60,
  email: 60,
};

const { active: _invited, ...invitationFields } = USER_FIELDS;
/** Fields of an invitation. The invited person chooses only the password. */
export const INVITATION_FIELDS = invitationFields;
export type InvitationInput = BodyOf<typeof INVITATION_FIELDS>;

export interface Invitation extends InputOf<typeof INVITATION_FIELDS>, Stored {
  expiresAt: string;
  /** Name of the inviting administrator. */
  invitedBy: string;
  /** True if the inviter is no longer an administrator, so the link does not work. */
  isVoid: boolean;
  /** Link to pass on by hand without a mail server; `null` if it was emailed. */
  link: string | null;
}

export interface LinkInput {
  token: string;
}

export interface LinkReadInput extends LinkInput {
  kind: AccountLinkKind;
}

/** Facts that a link's screen shows before the link is used. */
export interface LinkFacts {
  email: string;
  name: string;
  role: Role;
}

/** New password with the token of the emailed link. */
export interface LinkPasswordInput extends LinkInput {
  password: string;
}

export const LINK_TEXTS = {
  asked: `If this email address has an account, we have emailed it a link. The link works for ${LINK_MINUTES.reset} minutes.`,
  noMail: 'This site sends no email. Ask an administrator for a new password.',
  emailAsked: `We emailed a link to the new address. Your email address changes when you use it, within ${LINK_MINUTES.email} minutes.`,
  noMailForEmail: 'This site sends no email. Ask an administrator to change your email address.',
  gone: 'This link has expired or was already used.',
} as const;
