import type { Stored } from './errors';
import type { BodyOf, InputOf } from './fields';
import type { AdminPath } from './routes';
import type { SitePageName } from './site-pages';
import { type Role, USER_FIELDS } from './users';

/** Kinds of emailed links for staff accounts. Each call accepts links of one kind only. */
export type StaffLinkKind = 'reset' | 'invitation' | 'email';

export type VisitorLinkKind = 'signUp' | 'visitorLogin' | 'visitorPassword';

export type AccountLinkKind = StaffLinkKind | VisitorLinkKind;

export const STAFF_LINK_LABELS: Record<StaffLinkKind, string> = {
  reset: 'Link to set a new password',
  invitation: 'Invitation to the back office',
  email: 'Confirmation of a new email address',
};

/** Names of links in the export of one person's data. */
export const LINK_LABELS: Record<AccountLinkKind, string> = {
  ...STAFF_LINK_LABELS,
  signUp: 'Link to confirm a new account',
  visitorLogin: 'Link to log in',
  visitorPassword: 'Link to set a new password for an account',
};

/** Screen that each link to a staff account opens. Its token is in the fragment, which no server gets. */
export const LINK_SCREENS: Record<StaffLinkKind, AdminPath> = {
  reset: '/admin/reset-password',
  invitation: '/admin/invitation',
  email: '/admin/confirm-email',
};

/** Page that each link to a visitor's account opens. It works without scripts, so the token is in the path. */
export const VISITOR_LINK_PAGES: Record<VisitorLinkKind, SitePageName> = {
  signUp: 'account-confirm',
  visitorLogin: 'account-login',
  visitorPassword: 'account-password',
};

export const LINK_MINUTES: Record<AccountLinkKind, number> = {
  reset: 30,
  invitation: 72 * 60,
  email: 60,
  signUp: 24 * 60,
  visitorLogin: 15,
  visitorPassword: 30,
};

const { active: _invited, ...invitationFields } = USER_FIELDS;
export const INVITATION_FIELDS = invitationFields;
export type InvitationInput = BodyOf<typeof INVITATION_FIELDS>;

export interface Invitation extends InputOf<typeof INVITATION_FIELDS>, Stored {
  expiresAt: string;
  invitedBy: string;
  /** True if the person who sent the invitation is no longer an administrator. The link then does not work. */
  isVoid: boolean;
  /** The link, which administrators can pass on. It is `null` if the link was emailed. */
  link: string | null;
}

export interface LinkInput {
  token: string;
}

export interface LinkReadInput extends LinkInput {
  kind: StaffLinkKind;
}

export interface LinkFacts {
  email: string;
  name: string;
  role: Role;
}

export interface LinkPasswordInput extends LinkInput {
  password: string;
}

export const LINK_TEXTS = {
  asked: `If there is an account with this email address, we have emailed you a link. The link works for ${LINK_MINUTES.reset} minutes.`,
  noMail:
    'This site cannot send emails, so you cannot reset your password here. Ask an administrator for a new password.',
  emailAsked: `We emailed a link to the new email address. Open it within ${LINK_MINUTES.email} minutes to change your email address.`,
  noMailForEmail:
    'This site cannot send emails, so you cannot change your email address here. Ask an administrator to change it.',
  gone: 'This link has expired or was already used.',
} as const;
