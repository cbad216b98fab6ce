import type { FieldError } from './errors';

/** Names of the public forms. Without a script, browsers post to the page's path with `?do=` and the name. */
export type PageFormName =
  | 'message'
  | 'request'
  | 'find'
  | 'subscribe'
  | 'comment'
  | 'ask'
  | 'accept'
  | 'decline'
  | 'paid'
  | AccountFormName;

/** Forms of visitors' accounts. Browsers post them without a script, because the answer sets a cookie. */
export type AccountFormName =
  | 'signup'
  | 'login'
  | 'passkey-login'
  | 'login-link'
  | 'forgotten'
  | 'confirm'
  | 'use-link'
  | 'new-password'
  | 'logout'
  | 'my-name'
  | 'my-password'
  | 'add-passkey'
  | 'remove-passkey'
  | 'join-newsletter'
  | 'leave-newsletter'
  | 'close-account';

/** Forms of the login page that email a link. A link with `?do=` and the form's name opens the form. */
export const LOGIN_WAYS = ['login-link', 'forgotten'] as const;

/** Query parameter with the name of a form that a visitor has just sent, such as `?done=message`. */
export const DONE_QUERY = 'done';

/** Id of the element with a form's result. The browser scrolls to it. */
export const resultId = (form: PageFormName): string => `${form}-result`;

/** Key in a page's data. Its value is the `RefusedForm`, if the visitor's form was refused. */
export const REFUSED_FORM = 'refused-form';

/** A form that was sent without JavaScript and refused. */
export interface RefusedForm {
  form: PageFormName;
  status: number;
  message: string;
  errors: FieldError[];
  values: Readonly<Record<string, string>>;
  /** Further data about the error. If a client answers a quote too late (409), it contains the current terms. */
  more?: unknown;
}
