import type { FieldError } from './errors';

/** Read that no call answers: in the document that answers a form which was refused it holds a `RefusedForm`. */
export const REFUSED_FORM = 'refused-form';

/** A form that a page sent without script, and why it was not taken. */
export interface RefusedForm {
  /** `?do=` of its address. */
  step: string;
  /** HTTP status of the document. */
  status: number;
  message: string;
  errors: FieldError[];
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What the page needs beside it to say what happened. */
  more?: unknown;
}
