import type { SerializedError } from 'pino';

/** Errors of the driver, mongoose and BSON quote the values that they refuse. */
const QUOTES_VALUES =
  /^(Mongo|Mongoose|Mongoose.+|BSON.*|Validation|Validator|Cast|ObjectExpected|StrictMode|Version)\w*Error$/;

const HIDDEN = 'not logged: it may quote personal data';

/** Reduces an error to what may be logged. Drops custom properties, which may hold personal data. */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  /** Origin of the error, without the message at the start of a stack. */
  stack: string;
}

/** @param error as parsed by pino */
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

/** An error that wraps another error repeats that error's message. */
function quotesValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return QUOTES_VALUES.test(error.name) || QUOTES_VALUES.test(error.constructor.name) || quotesValues(error.cause);
}
