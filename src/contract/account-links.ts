import type { Stored } from './errors';
import type { BodyOf, InputOf } from './fields';
import type { AdminPath } from './routes';
import { type Role, USER_FIELDS } from './users';

/** Purpose of a link for an account of staff. A link of one kind never works as another. */
export type AccountLinkKind = 'reset' | 'invitation' | 'email';

/** As the personal data of a person name them. */
export const LINK_LABELS: Record<AccountLinkKind, string> = {
  reset: 'Link to set a new password',
  invitation: 'Invitation to the back office',
  email: 'Confirmation of a new email address',
};

/** The screen that each link opens. Its token is the fragment, which browsers send to no server and in no `Referer`. */
export const LINK_SCREENS: Record<AccountLinkKind, AdminPath> = {
  reset: '/admin/reset-password',
  invitation: '/admin/invitation',
  email: '/admin/confirm-email',
};

/** How long a link works, in minutes. */
export const LINK_MINUTES: Record<AccountLinkKind, number> = {
  reset: 30,
  invitation: 72 * 60,
  email: 60,
};

const { active: _invited, ...invitationFields } = USER_FIELDS;
/** Who is invited, and as what. Whoever accepts chooses nothing but the password. */
export const INVITATION_FIELDS = invitationFields;
export type InvitationInput = BodyOf<typeof INVITATION_FIELDS>;

export interface Invitation extends InputOf<typeof INVITATION_FIELDS>, Stored {
  expiresAt: string;
  /** Name of the administrator who invited. */
  invitedBy: string;
  /** True if the inviter is no longer an administrator: the link does not work. */
  isVoid: boolean;
  /** To pass on by hand, while no mail server is set; `null` where it was emailed. */
  link: string | null;
}

export interface LinkInput {
  token: string;
}

export interface LinkReadInput extends LinkInput {
  kind: AccountLinkKind;
}

/** Facts that the screen of a link shows before use. */
export interface LinkFacts {
  email: string;
  name: string;
  role: Role;
}

/** A new password, by the link that was emailed for it. */
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
