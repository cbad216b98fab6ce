import type { AdminPath } from './routes';
import type { Role } from './users';

/** What a link for an account of staff is good for; a link of one kind is never one of another. */
export type AccountLinkKind = 'reset';

/** As the personal data of a person name them. */
export const LINK_LABELS: Record<AccountLinkKind, string> = {
  reset: 'Link to set a new password',
};

/** The screen that each link opens. Its token is the fragment, which browsers send to no server and in no `Referer`. */
export const LINK_SCREENS: Record<AccountLinkKind, AdminPath> = {
  reset: '/admin/reset-password',
};

/** How long a link works, in minutes. */
export const LINK_MINUTES: Record<AccountLinkKind, number> = {
  reset: 30,
};

export interface LinkInput {
  token: string;
}

export interface LinkReadInput extends LinkInput {
  kind: AccountLinkKind;
}

/** What the screen of a link shows before it is used. */
export interface LinkFacts {
  email: string;
  name: string;
  role: Role;
}

export interface ResetInput extends LinkInput {
  password: string;
}

export const LINK_TEXTS = {
  asked: `If this email address has an account, we have emailed it a link. The link works for ${LINK_MINUTES.reset} minutes.`,
  noMail: 'This site sends no email. Ask an administrator for a new password.',
  gone: 'This link has expired or was already used.',
} as const;
