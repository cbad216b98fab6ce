import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Connection, Types } from 'mongoose';
import { MAIL_TEXTS, type TestMailAnswer } from '../../contract/mail';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { SHARED_COLLECTIONS } from '../processes/shared-collections';
import { type MailRefused, toMailRefused } from './mail-refused';
import { MailTransport, type RemoveFile } from './mail-transport';
import { type ComposeMail, type MailSite, type OutgoingMail, toMessage } from './outgoing-mail';
import { layOut } from './templates/layout';
import { paragraph } from './templates/mail-block';

const TEST_MS = 30_000;
/** nodemailer's error codes if the server refuses one email, although it accepts other emails. */
const OF_ONE_MAIL = ['EENVELOPE', 'EMESSAGE'];
const LONGEST_ANSWER = 300;

interface StoredState {
  _id: string;
  isAway: boolean;
}

/** Id of a row that all processes share, if they use one MongoDB. */
const ROW = 'mailServer';

/**
 * Remembers whether the mail server failed at the last attempt of any process. A refusal of a single email does not
 * count as a failure of the server.
 */
export class MailServerState {
  private isAwayHere = false;

  /** `connection` is `null` if the site runs in one process. The state is then only in memory. */
  constructor(private readonly connection: Pick<Connection, 'collection'> | null) {}

  /**
   * Stores whether the mail server failed. Never throws: if the database does not answer, the next email stores the
   * state.
   */
  async note(isAway: boolean): Promise<void> {
    this.isAwayHere = isAway;
    await this.rows?.updateOne({ _id: ROW }, { $set: { isAway } }, { upsert: true }).catch(() => undefined);
  }

  async isAway(): Promise<boolean> {
    const stored = await this.rows?.findOne({ _id: ROW });
    return stored?.isAway ?? this.isAwayHere;
  }

  private get rows() {
    return this.connection?.collection<StoredState>(SHARED_COLLECTIONS.news);
  }
}

@Injectable()
export class MailDelivery {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly transport: MailTransport,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly state: MailServerState,
  ) {}

  get savesToOutbox(): boolean {
    return this.transport.savesToOutbox;
  }

  /** Returns host and port of the mail server if it failed at the last attempt, else `null`. */
  async serverAway(): Promise<string | null> {
    return (await this.state.isAway()) ? this.transport.server : null;
  }

  /** Sends an email, or saves it to the outbox and returns a function to remove it. Throws `MailRefused` on failure. */
  async deliver(mail: OutgoingMail, site: MailSite, id: string, signal: AbortSignal): Promise<RemoveFile | null> {
    try {
      return await this.hand(mail, site, id, signal);
    } catch (error) {
      throw this.report(error);
    }
  }

  /**
   * Sends a test email and describes the result. The text may quote the mail server's answer, because only staff see
   * it.
   */
  async tryOut(to: string, site: MailSite): Promise<TestMailAnswer> {
    const { server, savesToOutbox } = this.transport;
    try {
      await this.hand(testMail(to)(site), site, new Types.ObjectId().toHexString(), AbortSignal.timeout(TEST_MS));
    } catch (error) {
      return { outcome: 'refused', message: refusalOf(error, server) };
    }
    return savesToOutbox
      ? { outcome: 'saved', message: MAIL_TEXTS.saved }
      : { outcome: 'taken', message: MAIL_TEXTS.taken(server, to) };
  }

  /** Checks at the start whether email can be sent, and logs the result. Never fails. */
  async logDelivery(): Promise<void> {
    const { server, savesToOutbox } = this.transport;
    if (savesToOutbox) return;
    try {
      await this.watched(this.transport.check());
      this.logger.log(`Mail server ${server} is ready: emails can be sent.`);
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.logger.warn(
        { server, code, responseCode },
        `Mail cannot be sent: ${toMailRefused(error).reason} Emails wait in the outbox until the next attempt.`,
      );
    }
  }

  private async hand(mail: OutgoingMail, site: MailSite, id: string, signal: AbortSignal): Promise<RemoveFile | null> {
    const from = this.environment.mailFrom ?? { name: '', address: site.ownerEmail };
    return this.watched(this.transport.deliver(toMessage(mail, site, from, id), signal));
  }

  private async watched<Answer>(result: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await result;
      await this.state.note(false);
      return answer;
    } catch (error) {
      if (!OF_ONE_MAIL.includes((error as { code?: string }).code ?? '')) await this.state.note(true);
      throw error;
    }
  }

  private report(error: unknown): MailRefused {
    const refused = toMailRefused(error);
    // Logs only codes, because the error's text may quote email addresses and content.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    this.logger.warn({ server: this.transport.server, code, responseCode }, `Mail not sent: ${refused.reason}`);
    return refused;
  }
}

const testMail =
  (to: string): ComposeMail =>
  (site) =>
    layOut(site, {
      to,
      subject: `Test email from ${site.siteName}`,
      reason: 'You got this email because a member of staff sent a test email.',
      blocks: [paragraph('This site can send emails. You do not need to do anything.')],
    });

/** Returns the mail server's answer in one line. If it sent no answer, returns an explanation by this product. */
function refusalOf(error: unknown, server: string): string {
  const { response, code } = error as { response?: string; code?: string };
  if (response) return MAIL_TEXTS.refused(server, response.replace(/\s+/g, ' ').slice(0, LONGEST_ANSWER));
  const reason = toMailRefused(error).reason.replace(/the mail server/i, server);
  return code ? reason.replace(/\.$/, ` (${code}).`) : reason;
}
