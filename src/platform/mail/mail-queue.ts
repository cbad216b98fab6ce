import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Every } from '../jobs/every.decorator';
import { PROTECTION } from '../limits/protection';
import { MailDelivery } from './mail-delivery';
import { MailRateLimit } from './mail-rate-limit';
import { type MailRefused, toMailRefused } from './mail-refused';
import { MailSiteService } from './mail-site.service';
import type { OutgoingMail } from './outgoing-mail';
import { type MailName, QueuedMails } from './queued-mails';
import { type QueuedMailRow, toOutgoingMail } from './schemas/queued-mail.schema';

const SWEEP_MS = 15_000;
/** How long a stop waits for mails that are under way before it cuts them; they come due again at the next start. */
const STOP_GRACE_MS = 5_000;

/** Queues what has to be mailed by now, some of it; answers whether there is more. */
export type MailSource = () => Promise<boolean>;

/**
 * Sends queued mail: at once, then again with growing pauses, a few at a time and at a steady pace. What is queued is stored first, so neither
 * a crash nor a restart loses it.
 */
@Injectable()
export class MailQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Set<Promise<void>>();
  private readonly attempts = new Set<Promise<unknown>>();
  private readonly inHand = new Map<string, QueuedMailRow['_id']>();
  /** Mails that are out without the store knowing it yet. */
  private readonly taken = new Set<string>();
  private readonly cut = new AbortController();
  private readonly stopping = new AbortController();
  private readonly pace = new MailRateLimit();
  private readonly sources: MailSource[] = [];
  /** Those that may have mail. */
  private readonly asked = new Set<MailSource>();
  private filling: Promise<void> | null = null;
  private hasNews = false;
  private isStopped = false;

  constructor(
    private readonly mails: QueuedMails,
    private readonly delivery: MailDelivery,
    private readonly site: MailSiteService,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  @Every(SWEEP_MS)
  async sweep(): Promise<void> {
    this.wake();
    await this.mails.heal();
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
    this.look();
  }

  /** Asks `source` for mail at the start and at each sweep, and whenever the function is called that this answers. */
  addSource(source: MailSource): () => void {
    this.sources.push(source);
    return () => {
      this.asked.add(source);
      this.look();
    };
  }

  /** Looks for due mail everywhere now instead of at the next sweep. */
  wake(): void {
    for (const source of this.sources) this.asked.add(source);
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
    const row = this.isStopped ? null : await this.mails.claimDue([...this.inHand.values()]);
    if (!row) return false;
    this.pace.note();
    await this.attempt(row);
    return true;
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

  private async tryToDeliver(row: QueuedMailRow): Promise<MailRefused | null> {
    const site = await this.site.read();
    const id = row._id.toHexString();
    try {
      if (!this.taken.has(id)) await this.delivery.deliver(toOutgoingMail(row), site, id, this.cut.signal);
    } catch (error) {
      const refused = toMailRefused(error);
      await this.mails.markFailed(row, refused);
      return refused;
    }
    this.taken.add(id);
    await this.mails.markSent(row);
    this.taken.delete(id);
    return null;
  }
}
