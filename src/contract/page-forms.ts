import type { FieldError } from './errors';

/** Forms of the public pages. Each is posted to its page's path with `?do=` and its name. */
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

/** Query of the page after a posted form: `?done=` and the form's name. */
export const DONE_QUERY = 'done';

/** Id of the element with the result of a posted form, to which the browser scrolls. */
export const resultId = (form: PageFormName): string => `${form}-result`;

/** Key of a read that no call answers: a `RefusedForm` in the document that answers a refused form. */
export const REFUSED_FORM = 'refused-form';

/** A form posted without script, and why it was refused. */
export interface RefusedForm {
  form: PageFormName;
  /** HTTP status of the document. */
  status: number;
  message: string;
  errors: FieldError[];
  /** Submitted values by field. */
  values: Readonly<Record<string, string>>;
  /** Further data that the page needs for its message. */
  more?: unknown;
}
