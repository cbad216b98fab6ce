import { HttpStatus } from '@nestjs/common';
import { MESSAGES } from '../../contract/errors';
import { ProductError } from '../errors/product-error';

/** The mail server refused an email. Status 502; the reason contains no email address, content or server name. */
export class MailRefused extends ProductError {
  /** `isFinal` is true if the server would refuse the same email again, so that retries cannot help. */
  constructor(
    readonly reason: string,
    readonly isFinal: boolean,
    /** True if the server refuses the email address, whatever the content. */
    readonly isBounce = false,
  ) {
    super(HttpStatus.BAD_GATEWAY, MESSAGES.mailRefused);
  }
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
}

const UNREACHABLE = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROXY']);

/** Describes the error by the server's numeric codes, because its texts may quote email addresses and content. */
export function toMailRefused(error: unknown): MailRefused {
  if (error instanceof MailRefused) return error;
  const { code = '', responseCode, command } = (error ?? {}) as SmtpFailure;
  if (code === 'EABORT' || code === 'ETIMEDOUT')
    return new MailRefused('The mail server did not answer in time.', false);
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return new MailRefused('The mail server refused the user name or password in SMTP_URL.', false);
  if (code === 'ETLS') return new MailRefused('No secure connection to the mail server could be made.', false);
  if (responseCode !== undefined) {
    const isFinal = responseCode >= 500;
    const reason = `The mail server refused the email (${responseCode}).`;
    return new MailRefused(reason, isFinal, isFinal && command === 'RCPT TO');
  }
  if (UNREACHABLE.has(code)) return new MailRefused('The mail server could not be reached.', false);
  return new MailRefused('The email could not be sent.', false);
}
