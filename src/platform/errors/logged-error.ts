import type { SerializedError } from 'pino';

/** Errors of the driver, of mongoose and of BSON quote the values that they complain about. */
const QUOTES_VALUES =
  /^(Mongo|Mongoose|Mongoose.+|BSON.*|Validation|Validator|Cast|ObjectExpected|StrictMode|Version)\w*Error$/;

const HIDDEN = 'not logged: it may quote personal data';

/** What a log says of an error. Its own further properties are left out, since nobody can say what lies in them. */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  /** Where it came from, without the message that a stack begins with. */
  stack: string;
}

/** @param error as pino has taken it apart. */
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

/** An error that wraps such a one repeats its message. */
function quotesValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return QUOTES_VALUES.test(error.name) || QUOTES_VALUES.test(error.constructor.name) || quotesValues(error.cause);
}
