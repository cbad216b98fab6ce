import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { CONFIRM_DAYS, SUBSCRIPTION_TOKEN } from '../contract/newsletter';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { changeRow } from '../platform/database/save-edit';
import { notFound } from '../platform/errors/product-error';
import { Every } from '../platform/jobs/every.decorator';
import { PROTECTION } from '../platform/limits/protection';
import { MailService } from '../platform/mail/mail.service';
import { toPendingMail } from '../platform/mail/pending-mails';
import { SettingsService } from '../settings/settings.service';
import { newToken, Subscriber, type SubscriberRow } from './schemas/subscriber.schema';
import { WelcomesService } from './welcomes.service';

const { apartMs, most } = PROTECTION.confirmations;

/** Asks new subscribers to confirm their email address by a link. See docs/decisions/021-newsletter.md. */
@Injectable()
export class ConfirmationsService {
  private readonly logger = new Logger('Newsletter');

  constructor(
    @InjectModel(Subscriber.name) private readonly subscribers: Model<SubscriberRow>,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly welcomes: WelcomesService,
    private readonly time: TrustedClock,
  ) {}

  /** Returns the first state of a subscriber: unconfirmed, or confirmed with a welcome email. */
  async firstState(): Promise<Partial<SubscriberRow>> {
    if (!(await this.areRequired())) return { pendingMails: [toPendingMail('welcome')] };
    return {
      isWaiting: true,
      confirmToken: newToken(),
      confirmAskedAt: new Date(),
      confirmsAsked: 1,
      pendingMails: [toPendingMail('confirm', 1)],
    };
  }

  /** Sends another confirmation email. Their number is limited, so that strangers cannot flood a mailbox. */
  async askAgain(email: string): Promise<void> {
    const areRequired = await this.areRequired();
    await this.change({ email }, (row) => (areRequired ? asking(row) : confirming()));
  }

  /** Confirms the email address that belongs to a token. Repeated calls succeed. Throws 404 for an unknown token. */
  async confirm(token: string): Promise<void> {
    if (!SUBSCRIPTION_TOKEN.test(token) || !(await this.change({ confirmToken: token }, confirming))) throw notFound();
  }

  @Every(HOUR_MS, MINUTE_MS)
  async sweep(now = new Date()): Promise<number> {
    if (!(await this.time.isTrusted(now))) return 0;
    const before = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
    const over = { isWaiting: true, confirmAskedAt: trusted({ $lt: before }) } as QueryFilter<SubscriberRow>;
    const { deletedCount } = await this.subscribers.deleteMany(over);
    if (deletedCount > 0) this.logger.log({ count: deletedCount }, 'Unconfirmed subscribers were deleted.');
    return deletedCount;
  }

  /** True if subscribers must confirm new email addresses. Throws 503 if the settings cannot be read. */
  async areRequired(): Promise<boolean> {
    return this.mail.reachesPeople && (await this.settings.read()).confirmSubscriptions;
  }

  /** Changes an unconfirmed subscriber and leaves a confirmed one unchanged. Returns false if `filter` finds nobody. */
  private async change(
    filter: Pick<SubscriberRow, 'email'> | Pick<SubscriberRow, 'confirmToken'>,
    toChange: (row: SubscriberRow) => UpdateQuery<SubscriberRow> | null,
  ): Promise<boolean> {
    const changed = await changeRow(this.subscribers, filter as QueryFilter<SubscriberRow>, (row) =>
      row.isWaiting ? toChange(row) : null,
    );
    // Wakes the sending of emails only after a change, because anyone can call this with any number of wrong tokens.
    if (changed && changed.row !== changed.before) this.welcomes.wake();
    return changed !== null;
  }
}

function confirming(): UpdateQuery<SubscriberRow> {
  return {
    $set: { confirmedAt: new Date() },
    $unset: { isWaiting: 1, confirmAskedAt: 1, confirmsAsked: 1 },
    $push: { pendingMails: toPendingMail('welcome') },
  };
}

function asking({ confirmsAsked = 0, confirmAskedAt }: SubscriberRow): UpdateQuery<SubscriberRow> | null {
  // After the clock was set back, the stored time may be in the future. A time far in the future counts as long ago.
  const isSoon = Math.abs(Date.now() - (confirmAskedAt?.getTime() ?? 0)) < apartMs;
  if (isSoon || confirmsAsked >= most) return null;
  const times = confirmsAsked + 1;
  return {
    $set: { confirmAskedAt: new Date(), confirmsAsked: times },
    $push: { pendingMails: toPendingMail('confirm', times) },
  };
}
