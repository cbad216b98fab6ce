import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Every } from '../jobs/every.decorator';
import { Lease } from '../jobs/lease';
import { PROTECTION } from '../limits/protection';
import { News } from '../processes/news';
import { MailDelivery } from './mail-delivery';
import { MailRateLimit } from './mail-rate-limit';
import { type MailRefused, toMailRefused } from './mail-refused';
import { MailSiteService } from './mail-site.service';
import type { OutgoingMail } from './outgoing-mail';
import { type BulkCount, type MailName, QueuedMails } from './queued-mails';
import { type BulkOutcome, type QueuedMailRow, toOutgoingMail } from './schemas/queued-mail.schema';
import type { TakeBack } from './transports/mail-transport';

const SWEEP_MS = 15_000;
/** By then a mail comes due that was in hand of a process whose work this one has just taken over. */
const LEFT_MS = 10_000;
/** How long a stop waits for mails that are under way before it cuts them; they come due again at the next start. */
const STOP_GRACE_MS = 5_000;

/**
 * Queues what has to be mailed by now, some of it; answers whether there is more.
 * @param isHeld nothing is sent yet, and no process holds the lease: all that is promised is to be queued.
 */
export type MailSource = (isHeld?: boolean) => Promise<boolean>;

/** Who sends many of one kind. @param once the name of the occasion of one of them. */
export interface BulkSender {
  /** Asked before each attempt: its reader may have gone since it was queued. One that nobody is to have any more is dropped, and not told of. */
  isWanted(once: string): Promise<boolean>;
  /** Is told once or more, and until it says that it knows, what became of it. */
  note(once: string, outcome: BulkOutcome): Promise<void>;
}

/**
 * Sends queued mail: at once, then again with growing pauses, a few at a time and at a steady pace. What is queued is stored first, so neither
 * a crash nor a restart loses it. Of several processes one sends, which keeps the pace for all; the others tell it what they have queued.
 */
@Injectable()
export class MailQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Set<Promise<void>>();
  private readonly attempts = new Set<Promise<unknown>>();
  private readonly inHand = new Map<string, QueuedMailRow['_id']>();
  /** Mails that are out without the store knowing it yet, with how each is taken back. */
  private readonly taken = new Map<string, TakeBack | null>();
  private readonly cut = new AbortController();
  private readonly stopping = new AbortController();
  private readonly sources: MailSource[] = [];
  /** Those that may have mail. */
  private readonly asked = new Set<MailSource>();
  private readonly bulkSenders: BulkSender[] = [];
  private isBulkInHand = false;
  private filling: Promise<void> | null = null;
  private hasNews = false;
  private isStopped = false;

  constructor(
    private readonly mails: QueuedMails,
    private readonly delivery: MailDelivery,
    private readonly pace: MailRateLimit,
    private readonly site: MailSiteService,
    private readonly lease: Lease,
    private readonly news: News,
  ) {
    news.watch('mails', () => this.wake());
    lease.onMine(() => {
      this.wake();
      setTimeout(() => this.wake(), LEFT_MS).unref();
    });
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  @Every(SWEEP_MS, SWEEP_MS, 'each process')
  async sweep(): Promise<void> {
    this.wake();
    if (!this.lease.isMine) return;
    await this.mails.heal();
    // One that is in hand is told of by whoever has it.
    if (!this.isBulkInHand) for (const row of await this.mails.findUntold()) await this.tell(row);
    await this.mails.forgetOld();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.stopping.abort();
    const deadline = setTimeout(() => this.cut.abort(), STOP_GRACE_MS);
    await this.whenIdle();
    clearTimeout(deadline);
  }

  /** Stores the mail and begins to send it. A second one of the same name is dropped. */
  async add(mail: OutgoingMail, name: MailName): Promise<void> {
    await this.mails.store(mail, name);
    this.lookOrTell();
  }

  /** Forgets a mail that is not out yet. */
  async drop(once: string): Promise<void> {
    await this.mails.drop(once);
  }

  /** Asks `source` for mail at the start and at each sweep, and whenever the function is called that this answers. */
  addSource(source: MailSource): () => void {
    this.sources.push(source);
    return () => {
      this.asked.add(source);
      this.lookOrTell();
    };
  }

  /** Queues what is promised, and puts everything that is queued on hold. */
  async hold(): Promise<void> {
    // Twice: one source may promise what another one queues.
    for (const source of [...this.sources, ...this.sources]) while (await source(true));
    await this.mails.hold();
  }

  /** See `QueuedMails.releaseBulk`. */
  async releaseBulk(prefix: string): Promise<void> {
    await this.mails.releaseBulk(prefix);
    this.lookOrTell();
  }

  /** See `QueuedMails.discardBulk`. */
  discardBulk(prefix: string): Promise<boolean> {
    return this.mails.discardBulk(prefix);
  }

  /** See `BulkSender`. */
  addBulkSender(sender: BulkSender): void {
    this.bulkSenders.push(sender);
  }

  /** How many of many are queued, on their way or not told of yet. */
  countBulk(): Promise<BulkCount> {
    return this.mails.countBulk();
  }

  /** Looks for due mail everywhere now instead of at the next sweep. */
  wake(): void {
    for (const source of this.sources) this.asked.add(source);
    this.look();
  }

  private lookOrTell(): void {
    if (!this.lease.isMine) this.news.tellSoon('mails');
    this.look();
  }

  private look(): void {
    if (this.isStopped) return;
    this.hasNews = true;
    if (this.workers.size >= PROTECTION.mails.atOnce) return;
    const worker: Promise<void> = this.work()
      // The database is away: the next sweep tries again.
      .catch(() => undefined)
      .finally(() => this.workers.delete(worker));
    this.workers.add(worker);
  }

  /** Resolves when nothing is being sent and nothing more is due. */
  async whenIdle(): Promise<void> {
    while (this.workers.size > 0) await Promise.all(this.workers);
  }

  /** Resolves when what the sources have looked at before is queued. */
  async whenFilled(): Promise<void> {
    await this.filling;
  }

  /** Resolves when no mail is on its way any more of those that are now. */
  async whenDelivered(): Promise<void> {
    await Promise.allSettled(this.attempts);
  }

  /**
   * Sends one mail that had failed, while the caller waits.
   * Errors: 404 unknown or sent long ago; 409 it is being sent already; 502 refused again, and it stays in the list.
   */
  async retry(id: string): Promise<{ savedToOutbox: boolean }> {
    const refused = await this.attempt(await this.mails.claimFailed(id));
    if (refused) throw refused;
    return { savedToOutbox: this.delivery.savesToOutbox };
  }

  countFailed(): Promise<number> {
    return this.mails.countFailed();
  }

  private async work(): Promise<void> {
    // A source that is asked while another look is under way is not part of that look.
    while ((this.hasNews || this.asked.size > 0) && !this.isStopped) {
      this.hasNews = false;
      this.filling ??= this.fill().finally(() => {
        this.filling = null;
      });
      await this.filling;
      while (await this.sendNext());
    }
  }

  private async fill(): Promise<void> {
    // What keeps one source from its mail must not keep the others, nor the mail that is queued already.
    for (const source of this.sources) {
      if (this.asked.delete(source) && (await source().catch(() => false))) this.asked.add(source);
    }
  }

  /** Answers whether there was a mail to send. */
  private async sendNext(): Promise<boolean> {
    const pauseMs = this.pace.pause();
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    const row = this.isStopped || !this.lease.isMine ? null : await this.claim();
    if (!row) return false;
    this.pace.note();
    try {
      await this.attempt(row);
      if (row.isBulk) await this.tellOf(row);
    } finally {
      if (row.isBulk) this.isBulkInHand = false;
    }
    return true;
  }

  /** Of many, one at a time: whatever ends this process, no more than one of them is out without the store knowing it. */
  private async claim(): Promise<QueuedMailRow | null> {
    const inHand = [...this.inHand.values()];
    if (this.isBulkInHand) return this.mails.claimDue(inHand, false);
    this.isBulkInHand = true;
    let row: QueuedMailRow | null = null;
    try {
      row = await this.mails.claimDue(inHand, true);
    } finally {
      this.isBulkInHand = row?.isBulk === true;
    }
    return row;
  }

  /** Answers why the mail was refused, after noting it, or `null` when it is out. */
  private attempt(row: QueuedMailRow): Promise<MailRefused | null> {
    const id = row._id.toHexString();
    this.inHand.set(id, row._id);
    const attempt = this.tryToDeliver(row).finally(() => {
      this.attempts.delete(attempt);
      this.inHand.delete(id);
    });
    this.attempts.add(attempt);
    return attempt;
  }

  private async tellOf({ _id }: QueuedMailRow): Promise<void> {
    for (const row of await this.mails.findUntold(_id)) await this.tell(row);
  }

  private async tell(row: QueuedMailRow): Promise<void> {
    const { once = '', outcome } = row;
    if (!outcome) return;
    for (const sender of this.bulkSenders) await sender.note(once, outcome);
    await this.mails.markTold(row);
  }

  private async isWanted({ once = '' }: QueuedMailRow): Promise<boolean> {
    for (const sender of this.bulkSenders) if (!(await sender.isWanted(once))) return false;
    return true;
  }

  private async tryToDeliver(row: QueuedMailRow): Promise<MailRefused | null> {
    const site = await this.site.read();
    const id = row._id.toHexString();
    if (row.isBulk && !this.taken.has(id) && !(await this.isWanted(row))) {
      await this.mails.withdraw(row);
      return null;
    }
    try {
      if (!this.taken.has(id)) {
        this.taken.set(id, await this.delivery.deliver(toOutgoingMail(row), site, id, this.cut.signal));
      }
    } catch (error) {
      const refused = toMailRefused(error);
      await this.mails.markFailed(row, refused);
      return refused;
    }
    // Another process may have erased it while it was on its way.
    if (!(await this.mails.markSent(row, this.delivery.savesToOutbox))) await this.taken.get(id)?.();
    this.taken.delete(id);
    return null;
  }
}
