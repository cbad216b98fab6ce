import { randomBytes } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { Outbox } from './outbox/outbox';
import type { MailMessage } from './outgoing-mail';

/** Removes an email that was already delivered to a file. */
export type RemoveFile = () => Promise<void>;

export abstract class MailTransport {
  /** True if `deliver` writes a file instead of using a mail server. */
  abstract readonly savesToOutbox: boolean;
  /** Host and port of the mail server; empty without a mail server. */
  abstract readonly server: string;

  /**
   * Delivers one email. Returns a function that removes it again, or `null` if that is impossible. Throws errors of the
   * mail server or the disk, which `toMailRefused` describes.
   */
  abstract deliver(message: MailMessage, signal: AbortSignal): Promise<RemoveFile | null>;

  /** Checks that the receiver accepts emails, without sending one. Throws like `deliver`. */
  abstract check(): Promise<void>;
}

export class MailFileTransport extends MailTransport {
  readonly savesToOutbox = true;
  readonly server = '';
  private composer: Transporter | undefined;

  constructor(private readonly outbox: Outbox) {
    super();
  }

  async deliver(message: MailMessage): Promise<RemoveFile> {
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

  /** Checks nothing, because other code reports a full or read-only disk. */
  async check(): Promise<void> {}
}

const MAIL_LIMIT_MS = 10_000;

export function serverOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}

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

  /** Sends an email. The transport has a timeout for each step. `signal` limits all steps together. */
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
