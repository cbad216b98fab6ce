import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { CONFIRM_DAYS } from '../contract/newsletter';
import { DAY_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { isDuplicateKey } from '../platform/errors/database-error';
import { MailService } from '../platform/mail/mail.service';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailName } from '../platform/mail/pending-mails';
import type { MailWriter, RecordMails } from '../platform/mail/record-mails';
import { layOut } from '../platform/mail/templates/layout';
import { link, paragraph } from '../platform/mail/templates/mail-block';
import { SigningKey } from '../platform/signing/signing-key';
import { Subscriber, type SubscriberRow } from './schemas/subscriber.schema';
import { Welcome } from './schemas/welcome.schema';

/** Emails about subscriptions. An address gets one welcome a day, so that strangers cannot flood a mailbox. */
@Injectable()
export class WelcomesService implements MailWriter<SubscriberRow> {
  readonly records: RecordMails<SubscriberRow>;

  constructor(
    @InjectModel(Subscriber.name) subscribers: Model<SubscriberRow>,
    @InjectModel(Welcome.name) private readonly welcomes: Model<Welcome>,
    private readonly key: SigningKey,
    mail: MailService,
    private readonly time: TrustedClock,
  ) {
    this.records = mail.addRecords(subscribers, this);
  }

  /** Returns the unsubscribe token of the last welcome email to this address. `null` if none was sent in 24 hours. */
  async findToken(email: string): Promise<string | null> {
    if (await this.time.isTrusted()) {
      await this.welcomes.deleteMany({ welcomedAt: trusted({ $lt: new Date(Date.now() - DAY_MS) }) });
    }
    const welcome = await this.welcomes.findOne({ addressHash: await this.hash(email) }).lean<Welcome>();
    return welcome?.unsubscribeToken ?? null;
  }

  wake(): void {
    this.records.wake();
  }

  async compose(row: SubscriberRow, { kind }: MailName): Promise<ComposeMail | null> {
    if (kind === 'welcome') return this.welcome(row);
    const { isWaiting, email, confirmToken } = row;
    return isWaiting && confirmToken ? newsletterConfirmMail({ email, confirmToken }) : null;
  }

  /** Returns the welcome email, after storing its record. `null` if the address got one in the last day. */
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

  async findTime(email: string): Promise<Date | null> {
    return (await this.welcomes.findOne({ addressHash: await this.hash(email) }).lean<Welcome>())?.welcomedAt ?? null;
  }

  async erase(email: string): Promise<number> {
    return (await this.welcomes.deleteMany({ addressHash: await this.hash(email) })).deletedCount;
  }

  private async hash(email: string): Promise<string> {
    return createHmac('sha256', await this.key.read())
      .update(`newsletter welcome\n${email}`)
      .digest('base64url');
  }
}

/** Asks for confirmation. The email quotes no input, because a stranger may have sent the form. */
export function newsletterConfirmMail(subscriber: { email: string; confirmToken: string }): ComposeMail {
  return (site) =>
    layOut(site, {
      to: subscriber.email,
      subject: `Please confirm the ${site.siteName} newsletter`,
      reason: 'You got this email because your email address was entered in the newsletter form on our website.',
      blocks: [
        paragraph(`Please confirm that you want the ${site.siteName} newsletter:`),
        link(
          'Confirm my email address',
          `${site.publicUrl}/newsletter/confirm/${encodeURIComponent(subscriber.confirmToken)}`,
        ),
        paragraph(
          `If this was not you, ignore this email. You will get no newsletter, and we will delete your email address after ${CONFIRM_DAYS} days.`,
        ),
      ],
    });
}

/** Welcomes a subscriber. The link opens a page with a button, because spam filters open links in emails. */
export function newsletterWelcomeMail(subscriber: { email: string; unsubscribeToken: string }): ComposeMail {
  return (site) => {
    const unsubscribeUrl = `${site.publicUrl}/newsletter/unsubscribe/${encodeURIComponent(subscriber.unsubscribeToken)}`;
    return layOut(site, {
      to: subscriber.email,
      unsubscribeUrl,
      subject: `Welcome to the ${site.siteName} newsletter`,
      reason: 'You got this email because your email address was entered in the newsletter form on our website.',
      blocks: [
        paragraph(
          `Thank you for subscribing to the ${site.siteName} newsletter. We'll send updates to this email address.`,
        ),
        paragraph('If this was not you, or you have changed your mind, unsubscribe here:'),
        link('Unsubscribe', unsubscribeUrl),
      ],
    });
  };
}
