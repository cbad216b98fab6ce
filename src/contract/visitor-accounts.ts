import { LINK_MINUTES } from './account-links';
import { email, requiredLine } from './fields';
import { LIMITS } from './limits';
import type { PasskeyList } from './passkeys';
import type { TrackedRequest } from './project';

export const ACCOUNT_PATH = '/account';

/** Pages that do not exist while visitor accounts are off. Pages then leave out links to them. */
export const LOGIN_PATHS = ['/login', '/signup'];

/** `/account?do=download` returns the account's data as a file. */
export const DOWNLOAD = 'download';

/** `/account?do=me` returns the `OwnDetails` of the logged-in visitor as JSON, or `null`. */
export const OWN_DETAILS = 'me';

/** `/account?do=passkey` returns the `PasskeyOptions` to add a passkey, as JSON. */
export const NEW_PASSKEY = 'passkey';

/** `/account?do=passkey-login` returns the `PasskeyOptions` to log in, as JSON, to everyone. */
export const PASSKEY_LOGIN = 'passkey-login';

/** Key in the data of the account's page. Its value is the visitor's `AccountView`. No API call returns it. */
export const ACCOUNT_READ = 'account';

/** Cookie that tells scripts that the visitor is logged in. It gives no access. */
export const MEMBER_COOKIE = 'mosi-member';

/** Sign-up form without the password, which is not stored: visitors enter one when they confirm their address. */
export const SIGN_UP_FIELDS = {
  name: requiredLine('Full Name', LIMITS.name),
  email: email(),
};
export const ACCOUNT_NAME_FIELDS = { name: SIGN_UP_FIELDS.name };
export const ACCOUNT_EMAIL_FIELDS = { email: SIGN_UP_FIELDS.email };

export interface AccountView {
  name: string;
  email: string;
  /** Newest first, at most `ACCOUNT_ROWS`. */
  requests: AccountRequest[];
  messages: AccountMessage[];
  isSubscribed: boolean;
  passkeys: PasskeyList;
  /** Number of months for which accepted quotes are kept after the account is closed. */
  documentMonths: number;
}

/** Data with which the site's forms are filled in for a logged-in visitor. */
export type OwnDetails = Pick<AccountView, 'name' | 'email'>;

export type AccountRequest = Pick<
  TrackedRequest,
  'requestId' | 'service' | 'status' | 'createdAt' | 'quote' | 'payment' | 'documents' | 'steps'
>;

/** A message and its replies, without the internal notes of staff. */
export interface AccountMessage {
  subject: string;
  message: string;
  createdAt: string;
  replies: { message: string; sentAt: string }[];
}

/** Maximum number of requests, and of messages, on an account's page. */
export const ACCOUNT_ROWS = 50;

/** The same answers for known and unknown email addresses, so that nobody can find out who has an account. */
export const ACCOUNT_TEXTS = {
  signedUp: `We have emailed you a link. Open it within ${LINK_MINUTES.signUp / 60} hours to create your account.`,
  loginLink: `If there is an account with this email address, we have emailed you a link. The link works for ${LINK_MINUTES.visitorLogin} minutes.`,
  forgotten: `If there is an account with this email address, we have emailed you a link. The link works for ${LINK_MINUTES.visitorPassword} minutes.`,
  loggedOut: 'You are logged out.',
  created: 'Your account is ready. Please check your name.',
  renamed: 'Your name is saved.',
  passwordSet: 'Your password is changed. You are logged out on all other devices.',
  checkPasskeys: 'Your passkeys still work. Remove passkeys that you do not know.',
  passkeyAdded: 'Your passkey is added. You are logged out on all other devices.',
  passkeyRemoved: 'The passkey is removed. You are logged out on all other devices.',
  left: 'You are unsubscribed from the newsletter.',
  closed: 'Your account is closed, and your data is erased.',
} as const;
