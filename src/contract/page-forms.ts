import type { FieldError } from './errors';

/** Names of the public forms. A page's form is posted to the page's path with `?do=` and its name. */
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

/** Forms of visitors' accounts. Browsers always post them without a script, because the answer sets the cookie. */
export type AccountFormName =
  | 'signup'
  | 'login'
  | 'login-link'
  | 'forgotten'
  | 'confirm'
  | 'use-link'
  | 'new-password'
  | 'logout'
  | 'my-name'
  | 'my-password'
  | 'join-newsletter'
  | 'leave-newsletter'
  | 'close-account';

/** Forms of the login page that email a link. `?do=` and the form's name also opens the form. */
export const LOGIN_WAYS = ['login-link', 'forgotten'] as const;

/** After a form was sent, the query of the page is `?done=` and the form's name. */
export const DONE_QUERY = 'done';

/** Id of the element with a form's result. The browser scrolls to it. */
export const resultId = (form: PageFormName): string => `${form}-result`;

/** Key of a page's data after a form was refused: a `RefusedForm`. */
export const REFUSED_FORM = 'refused-form';

/** A form that was sent without JavaScript and refused. */
export interface RefusedForm {
  form: PageFormName;
  status: number;
  message: string;
  errors: FieldError[];
  values: Readonly<Record<string, string>>;
  /** Data of the error for the page to show. After a 409 on a quote, it is the current terms. */
  more?: unknown;
}
