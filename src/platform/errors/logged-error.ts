import type { SerializedError } from 'pino';

/**
 * Matches names of errors of the MongoDB driver, mongoose and BSON. Their messages quote the values that they refuse.
 */
const QUOTES_VALUES =
  /^(Mongo|Mongoose|Mongoose.+|BSON.*|Validation|Validator|Cast|ObjectExpected|StrictMode|Version)\w*Error$/;

const HIDDEN = 'not logged: it may quote personal data';

/** Parts of an error that may be logged. Custom properties are left out, because they may contain personal data. */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  /** Lines of the stack without the message at its start. */
  stack: string;
}

export function toLoggedError({ type, message, stack, raw, code }: SerializedError): LoggedError {
  return {
    type,
    message: quotesValues(raw) ? HIDDEN : message,
    ...(code !== undefined && { code }),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/**
 * True if the message of an error may quote stored values. Also checks the error's cause, because an error may repeat
 * the message of its cause.
 */
function quotesValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return QUOTES_VALUES.test(error.name) || QUOTES_VALUES.test(error.constructor.name) || quotesValues(error.cause);
}
