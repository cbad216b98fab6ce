import type { SerializedError } from 'pino';

/** Matches errors of the MongoDB driver, mongoose and BSON, whose messages quote the refused values. */
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

/** True if the message of an error, or of its cause, may quote stored values. */
function quotesValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return QUOTES_VALUES.test(error.name) || QUOTES_VALUES.test(error.constructor.name) || quotesValues(error.cause);
}
