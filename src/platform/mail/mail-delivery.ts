import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { type MailRefused, toMailRefused } from './mail-refused';
import { type MailSite, type OutgoingMail, toMessage } from './outgoing-mail';
import { MailTransport } from './transports/mail-transport';

/** One attempt to hand one mail over, and words for what went wrong. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly transport: MailTransport,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  get savesToOutbox(): boolean {
    return this.transport.savesToOutbox;
  }

  /** Errors: `MailRefused`. */
  async deliver(mail: OutgoingMail, site: MailSite, id: string, signal: AbortSignal): Promise<void> {
    try {
      const from = this.environment.mailFrom ?? { name: '', address: site.ownerEmail };
      await this.transport.deliver(toMessage(mail, site, from, id), signal);
    } catch (error) {
      throw this.report(error);
    }
  }

  private report(error: unknown): MailRefused {
    const refused = toMailRefused(error);
    // Codes only: the error's own text may quote addresses and the mail.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    this.logger.warn({ code, responseCode }, `Mail not sent: ${refused.reason}`);
    return refused;
  }
}
