import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { DAY_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { isDuplicateKey } from '../platform/errors/database-error';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailName } from '../platform/mail/pending-mails';
import type { MailWriter, RecordMails } from '../platform/mail/record-mails';
import { SigningKey } from '../platform/signing/signing-key';
import { newsletterConfirmMail } from './mails/newsletter-confirm-mail';
import { newsletterWelcomeMail } from './mails/newsletter-welcome-mail';
import { Subscriber, type SubscriberRow } from './schemas/subscriber.schema';
import { Welcome } from './schemas/welcome.schema';

/**
 * Emails about subscriptions. An address gets at most one welcome email a day, however often strangers enter it: the
 * form must not flood a mailbox. The route limits how many addresses a visitor may enter.
 */
@Injectable()
export class WelcomesService implements MailWriter<SubscriberRow> {
  private readonly mails: RecordMails<SubscriberRow>;

  constructor(
    @InjectModel(Subscriber.name) subscribers: Model<SubscriberRow>,
    @InjectModel(Welcome.name) private readonly welcomes: Model<Welcome>,
    private readonly key: SigningKey,
    mail: MailService,
    private readonly time: TrustedClock,
  ) {
    this.mails = mail.addRecords(subscribers, this);
  }

  /** Returns the token of the email that this address got within a day, or null. */
  async findToken(email: string): Promise<string | null> {
    if (await this.time.isTrusted()) {
      await this.welcomes.deleteMany({ welcomedAt: trusted({ $lt: new Date(Date.now() - DAY_MS) }) });
    }
    const welcome = await this.welcomes.findOne({ addressHash: await this.hash(email) }).lean<Welcome>();
    return welcome?.unsubscribeToken ?? null;
  }

  /** Call it after a subscription was stored. */
  wake(): void {
    this.mails.wake();
  }

  /** See `RecordMails.whenSettled`. */
  whenSettled(): Promise<void> {
    return this.mails.whenSettled();
  }

  async compose(row: SubscriberRow, { kind }: MailName): Promise<ComposeMail | null> {
    if (kind === 'welcome') return this.welcome(row);
    const { isWaiting, email, confirmToken } = row;
    return isWaiting && confirmToken ? newsletterConfirmMail({ email, confirmToken }) : null;
  }

  /** Returns the email, or null if the address got one within a day. Stores its record with the id first. */
  private async welcome({ _id, email, unsubscribeToken }: SubscriberRow): Promise<ComposeMail | null> {
    const addressHash = await this.hash(email);
    const note = { addressHash, subscriberId: _id, unsubscribeToken, welcomedAt: new Date() };
    try {
      await this.welcomes.create(note);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (!(await this.welcomes.exists({ addressHash, subscriberId: _id }))) return null;
    }
    return newsletterWelcomeMail({ email, unsubscribeToken });
  }

  /** Returns when this address was welcomed, if that is still stored. */
  async findTime(email: string): Promise<Date | null> {
    return (await this.welcomes.findOne({ addressHash: await this.hash(email) }).lean<Welcome>())?.welcomedAt ?? null;
  }

  /** Returns the number of deleted records. */
  async forget(email: string): Promise<number> {
    return (await this.welcomes.deleteMany({ addressHash: await this.hash(email) })).deletedCount;
  }

  private async hash(email: string): Promise<string> {
    return createHmac('sha256', await this.key.read())
      .update(`newsletter welcome\n${email}`)
      .digest('base64url');
  }
}
