import { randomBytes } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { Outbox } from '../outbox/outbox';
import type { MailMessage } from '../outgoing-mail';
import { MailTransport, type TakeBack } from './mail-transport';

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
