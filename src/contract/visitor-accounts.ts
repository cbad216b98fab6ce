import { LINK_MINUTES } from './account-links';
import { email, requiredLine } from './fields';
import { LIMITS } from './limits';
import type { TrackedRequest } from './project';

/** Path of a visitor's own account. */
export const ACCOUNT_PATH = '/account';

/** `/account?do=` this answers with the account's data as a file. */
export const DOWNLOAD = 'download';

/** Key of a read that no call answers: an `AccountView`, in the document of the account's own visitor. */
export const ACCOUNT_READ = 'account';

/** Cookie that tells scripts that the visitor is logged in. It gives access to nothing. */
export const MEMBER_COOKIE = 'mosi-member';

/** The password is chosen when the email address is confirmed, so it is not among these. */
export const SIGN_UP_FIELDS = {
  name: requiredLine('Full Name', LIMITS.name),
  email: email(),
};
export const ACCOUNT_NAME_FIELDS = { name: SIGN_UP_FIELDS.name };
export const ACCOUNT_EMAIL_FIELDS = { email: SIGN_UP_FIELDS.email };

/** A visitor's account as its own page shows it. */
export interface AccountView {
  name: string;
  email: string;
  /** Newest first, at most `ACCOUNT_ROWS`. */
  requests: AccountRequest[];
  messages: AccountMessage[];
  isSubscribed: boolean;
}

export type AccountRequest = Pick<TrackedRequest, 'requestId' | 'service' | 'status' | 'createdAt' | 'quote'>;

/** A message and the replies to it, without what staff note for themselves. */
export interface AccountMessage {
  subject: string;
  message: string;
  createdAt: string;
  replies: { message: string; sentAt: string }[];
}

/** Requests, and messages, that the page of an account shows. */
export const ACCOUNT_ROWS = 50;

/** Answer for known and unknown email addresses alike. */
export const ACCOUNT_TEXTS = {
  signedUp: `Check your email. We sent you a link to finish. It works for ${LINK_MINUTES.signUp / 60} hours.`,
  loginLink: `If this email address has an account, we have emailed it a link. The link works for ${LINK_MINUTES.visitorLogin} minutes.`,
  forgotten: `If this email address has an account, we have emailed it a link. The link works for ${LINK_MINUTES.visitorPassword} minutes.`,
  loggedOut: 'You are logged out.',
  renamed: 'Your name is saved.',
  passwordSet: 'Your new password is set. You are logged out on all other devices.',
  left: 'You are unsubscribed from the newsletter.',
  closed: 'Your account is closed.',
} as const;
