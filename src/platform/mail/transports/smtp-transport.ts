import { createTransport, type Transporter } from 'nodemailer';
import type { MailMessage } from '../outgoing-mail';
import { MailTransport } from './mail-transport';

/** How long one mail may take from the first packet to the server's last word. */
const MAIL_LIMIT_MS = 10_000;

/** Host and port that an `SMTP_URL` names, never user and password. */
export function serverOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}

/** Mail through the server that `SMTP_URL` names. */
export class SmtpTransport extends MailTransport {
  readonly savesToOutbox = false;
  readonly server: string;
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly limitMs = MAIL_LIMIT_MS,
  ) {
    super();
    this.server = serverOf(url);
    this.transporter = createTransport({
      url,
      disableFileAccess: true,
      disableUrlAccess: true,
      dnsTimeout: limitMs,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
    });
  }

  /** The single timeouts bound one step each; the signal bounds all of them together. */
  async deliver(message: MailMessage, signal: AbortSignal): Promise<null> {
    await this.transporter.sendMail({
      ...message,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.limitMs)]),
    });
    return null;
  }

  async check(): Promise<void> {
    await this.transporter.verify();
  }
}
