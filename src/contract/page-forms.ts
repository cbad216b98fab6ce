import type { FieldError } from './errors';

/** Forms of the public pages. Each is posted to the path of its page with `?do=` and its name. */
export type PageFormName =
  | 'message'
  | 'request'
  | 'find'
  | 'subscribe'
  | 'comment'
  | 'ask'
  | 'accept'
  | 'decline'
  | 'paid';

/** Query of the page that a posted form leads to: `?done=` and the form's name. */
export const DONE_QUERY = 'done';

/** Id of the element that says what became of a posted form: on success and after a refusal the browser leads there. */
export const resultId = (form: PageFormName): string => `${form}-result`;

/** Read that no call answers: in the document that answers a form which was refused it holds a `RefusedForm`. */
export const REFUSED_FORM = 'refused-form';

/** A form that a page posted without script, and why it was not taken. */
export interface RefusedForm {
  form: PageFormName;
  /** HTTP status of the document. */
  status: number;
  message: string;
  errors: FieldError[];
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What the page needs beside it to say what happened. */
  more?: unknown;
}
