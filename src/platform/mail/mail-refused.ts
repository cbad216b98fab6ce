import { HttpStatus } from '@nestjs/common';
import { MESSAGES } from '../../contract/errors';
import { ProductError } from '../errors/product-error';

/** A mail that was not taken: a 502 for the caller, and a reason that names no address, text or server. */
export class MailRefused extends ProductError {
  /** @param isFinal whether trying again cannot help until somebody has changed something. */
  constructor(
    readonly reason: string,
    readonly isFinal: boolean,
    /** Whether the server does not take mail for this address, whatever is in it. */
    readonly isBounce = false,
  ) {
    super(HttpStatus.BAD_GATEWAY, MESSAGES.mailRefused);
  }
}

/** What nodemailer tells of a failed attempt. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
  /** To which of our words it was said. */
  command?: string;
}

const UNREACHABLE = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROXY']);

/** The server's own words may quote addresses and text, so only its numbers are used. */
export function toMailRefused(error: unknown): MailRefused {
  if (error instanceof MailRefused) return error;
  const { code = '', responseCode, command } = (error ?? {}) as SmtpFailure;
  if (code === 'EABORT' || code === 'ETIMEDOUT')
    return new MailRefused('The mail server did not answer in time.', false);
  if (code === 'EAUTH' || code === 'ENOAUTH') return new MailRefused('The mail server refused the sign-in.', false);
  if (code === 'ETLS') return new MailRefused('No safe connection to the mail server could be made.', false);
  if (responseCode !== undefined) {
    const isFinal = responseCode >= 500;
    const reason = `The mail server refused the mail (${responseCode}).`;
    return new MailRefused(reason, isFinal, isFinal && command === 'RCPT TO');
  }
  if (UNREACHABLE.has(code)) return new MailRefused('The mail server could not be reached.', false);
  return new MailRefused('The mail could not be handed over.', false);
}
