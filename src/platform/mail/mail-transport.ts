import { randomBytes } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { Outbox } from './outbox/outbox';
import type { MailMessage } from './outgoing-mail';

/** Takes one mail back that was handed over. */
export type TakeBack = () => Promise<void>;

/** How mail leaves this process. */
export abstract class MailTransport {
  /** Whether `deliver` writes a file instead of speaking to a mail server. */
  abstract readonly savesToOutbox: boolean;
  /** Host and port of the mail server; empty where there is none. */
  abstract readonly server: string;

  /**
   * Hands one mail over; done means that the other side is responsible for it now.
   * Answers how to take it back, where that is still in our hands.
   * Errors: whatever the other side gives; `toMailRefused` makes words of it.
   */
  abstract deliver(message: MailMessage, signal: AbortSignal): Promise<TakeBack | null>;

  /** Whether the other side would take mail now, without sending any. Errors: as `deliver`. */
  abstract check(): Promise<void>;
}

/** Each mail as an `.eml` file, for an installation without a mail server. */
export class MailFileTransport extends MailTransport {
  readonly savesToOutbox = true;
  readonly server = '';
  private composer: Transporter | undefined;

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async deliver(message: MailMessage): Promise<TakeBack> {
    this.composer ??= createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { message: mail } = await this.composer.sendMail(message);
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    const name = `${time}-${randomBytes(4).toString('hex')}.eml`;
    await this.outbox.add(name, mail as Buffer);
    return () => this.outbox.remove(name);
  }

  /** The disk is seen to elsewhere. */
  async check(): Promise<void> {}
}

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
