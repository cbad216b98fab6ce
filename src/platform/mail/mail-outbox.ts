import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DATABASE_KIND } from '../database/database-readiness';
import { Every } from '../jobs/every.decorator';
import { Lease } from '../jobs/lease';
import { ChangeBus } from '../processes/change-bus';
import { MailDelivery } from './mail-delivery';
import { MailPace } from './mail-pace';
import { MailRefused, toMailRefused } from './mail-refused';
import { MailSiteService } from './mail-site.service';
import type { TakeBack } from './mail-transport';
import { type OutboxRow, toOutgoingMail } from './outbox-mail.schema';
import { nextAttempt, OutboxRowsService } from './outbox-rows.service';
import type { ComposeMail } from './outgoing-mail';
import type { MailName } from './pending-mails';

const SWEEP_MS = 15_000;
/** By then a mail is pending again that was in hand of a process whose work this one has just taken over. */
const LEFT_MS = 10_000;
/** How long a stop waits for the mail that is under way before it cuts it; it is tried again after the next start. */
const STOP_GRACE_MS = 5_000;

/**
 * Puts some of what is due into the outbox; answers whether it has.
 * @param isHeld nothing is sent yet, and no process holds the lease: all that is due is to be put there.
 */
export type MailSource = (isHeld?: boolean) => Promise<boolean>;

/** The records of one collection. */
interface MailRecords {
  /** Stores in the record what follows from an email that is out. It may be called again after that. */
  storeSent(row: OutboxRow): Promise<void>;
  /** How many have something due. */
  count(): Promise<number>;
}

/** Result of a bulk email: `bounced` where the address itself was refused. */
export type BulkOutcome = 'sent' | 'bounced' | 'failed';

/** Who sends many of one kind. */
export interface BulkSender {
  /** Asked before each attempt: its reader may have gone since. An email without a reader is dropped, and not told of. */
  isWanted(name: MailName): Promise<boolean>;
  /** Is told once or more what became of it. */
  note(name: MailName, outcome: BulkOutcome): Promise<void>;
}

/**
 * All email goes through here: from the records that say in `pendingMails` what is due, into one collection, and out, one after the other and at a
 * steady pace. It is stored first, so neither a crash nor a restart loses it. Of several processes one sends; the others tell it what is
 * due. docs/decisions/006-mail-outbox.md
 */
@Injectable()
export class MailOutbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sources: MailSource[] = [];
  /** Those that may have something due. */
  private readonly asked = new Set<MailSource>();
  private readonly records = new Map<string, MailRecords>();
  private readonly bulkSenders = new Map<string, BulkSender>();
  private readonly attempts = new Map<string, Promise<unknown>>();
  /** How to store what became of a mail, as long as that has not been done. */
  private readonly ends = new Map<string, () => Promise<void>>();
  private readonly cut = new AbortController();
  private readonly stopping = new AbortController();
  private working: Promise<void> | null = null;
  private filling: Promise<boolean> | null = null;
  private isDirty = false;

  constructor(
    private readonly rows: OutboxRowsService,
    private readonly delivery: MailDelivery,
    private readonly pace: MailPace,
    private readonly site: MailSiteService,
    private readonly lease: Lease,
    private readonly changes: ChangeBus,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
  ) {
    changes.subscribe('mails', () => this.wake());
    lease.onMine(() => {
      this.wake();
      setTimeout(() => void this.sweep().catch(() => undefined), LEFT_MS).unref();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    // While the database is away the sweeps do it.
    await this.rows.takeUpLeft([], this.kind === 'embedded').catch(() => undefined);
    this.wake();
  }

  @Every(SWEEP_MS, SWEEP_MS, 'each process')
  async sweep(): Promise<void> {
    for (const id of this.ends.keys()) if (!this.attempts.has(id)) await this.storeEnd(id);
    if (this.lease.isMine) {
      await this.rows.takeUpLeft([...this.attempts.keys(), ...this.ends.keys()], false);
      await this.rows.forgetOld();
    }
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const deadline = setTimeout(() => this.cut.abort(), STOP_GRACE_MS);
    await this.whenIdle();
    clearTimeout(deadline);
  }

  /** Asks `source` at the start and at each sweep, and whenever the function is called that this answers. */
  addSource(source: MailSource): () => void {
    this.sources.push(source);
    return () => {
      this.asked.add(source);
      this.workOrTell();
    };
  }

  addRecords(collectionName: string, records: MailRecords): void {
    this.records.set(collectionName, records);
  }

  /** Call it once, at the start. */
  addBulkSender(kind: string, sender: BulkSender): void {
    this.bulkSenders.set(kind, sender);
  }

  /** Sends one email soon that nothing stored tells of. */
  async send(kind: string, compose: ComposeMail): Promise<void> {
    await this.rows.insert([{ mail: compose(await this.site.read()), name: { kind, recordId: '', mark: '' } }]);
    this.workOrTell();
  }

  /** Puts one of many there: they go out one at a time, when nothing else is due. */
  async sendBulk(compose: ComposeMail, name: MailName): Promise<void> {
    await this.rows.insert([{ mail: compose(await this.site.read()), name, isBulk: true }]);
    this.workOrTell();
  }

  /** Sends those of this kind and mark that are on hold. */
  async releaseBulk(kind: string, mark: string): Promise<void> {
    await this.rows.releaseBulk(kind, mark);
    this.workOrTell();
  }

  /** Sends one now that the caller has in hand. Errors: 502 refused: a new one is gone, one that had failed stays so. */
  async sendNow(row: OutboxRow): Promise<{ savedToOutbox: boolean }> {
    const refused = await this.attempt(row, true);
    if (refused) throw refused;
    return { savedToOutbox: this.delivery.savesToOutbox };
  }

  /** Puts everything that is due there and on hold. */
  async hold(): Promise<void> {
    // Twice: one source may make due what another one puts there.
    for (const source of [...this.sources, ...this.sources]) while (await source(true));
    await this.rows.hold();
  }

  /** See `OutboxRowsService.figures`; also of what waits in records still. */
  async figures(): ReturnType<OutboxRowsService['figures']> {
    const figures = await this.rows.figures();
    for (const records of this.records.values()) figures.waiting += await records.count();
    return figures;
  }

  /** Looks for due mail everywhere now instead of at the next sweep. */
  wake(): void {
    for (const source of this.sources) this.asked.add(source);
    this.work();
  }

  /** Resolves when nothing is being sent and nothing more is due. */
  async whenIdle(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  /** Resolves when what was due before is in the outbox, as far as it was looked at. */
  async whenFilled(): Promise<void> {
    await this.filling;
  }

  /** Resolves when no mail is on its way any more of those that are now. */
  async whenDelivered(): Promise<void> {
    await Promise.allSettled(this.attempts.values());
  }

  private workOrTell(): void {
    if (!this.lease.isMine) this.changes.publishSoon('mails');
    this.work();
  }

  private work(): void {
    if (this.isStopped) return;
    this.isDirty = true;
    // Where the database is away the next sweep tries again.
    this.working ??= this.sendAll()
      .catch(() => undefined)
      .finally(() => {
        this.working = null;
        if (this.isDirty) this.work();
      });
  }

  private async sendAll(): Promise<void> {
    while (this.isDirty) {
      this.isDirty = false;
      while (!this.isStopped && this.lease.isMine && (await this.sendNext()));
    }
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /**
   * Sends one, or puts some into the outbox: only when nothing is due there, so that a flood waits in the records that it made. Those of many
   * wait for all others. Answers whether there was any.
   */
  private async sendNext(): Promise<boolean> {
    const pauseMs = this.pace.pause();
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal: this.stopping.signal });
    const row = await this.rows.claimDue(false);
    if (!row && (await this.fill())) return true;
    const next = row ?? (await this.rows.claimDue(true));
    if (!next) return false;
    this.pace.note();
    await this.attempt(next, false);
    return true;
  }

  private fill(): Promise<boolean> {
    this.filling = this.askSources().finally(() => {
      this.filling = null;
    });
    return this.filling;
  }

  private async askSources(): Promise<boolean> {
    let isFilled = false;
    for (const source of [...this.asked]) {
      this.asked.delete(source);
      // A failure of one source must not stop the others.
      if (!(await source().catch(() => false))) continue;
      this.asked.add(source);
      isFilled = true;
    }
    return isFilled;
  }

  /** Answers why it was refused, after storing that, or `null` when it is out. @param isNow a caller waits */
  private attempt(row: OutboxRow, isNow: boolean): Promise<MailRefused | null> {
    const id = row._id.toHexString();
    const attempt = this.tryToSend(row, id, isNow).finally(() => this.attempts.delete(id));
    this.attempts.set(id, attempt);
    return attempt;
  }

  private async tryToSend(row: OutboxRow, id: string, isNow: boolean): Promise<MailRefused | null> {
    // The result of the last attempt could not be stored.
    if (this.ends.has(id)) return this.storeEnd(id).then(() => null);
    if (row.isBulk && !(await this.bulkSenders.get(row.kind)?.isWanted(row))) {
      await this.rows.remove(row._id);
      return null;
    }
    const site = await this.site.read();
    const outcome = await this.delivery
      .deliver(toOutgoingMail(row), site, id, this.cut.signal)
      .catch((error: unknown) => toMailRefused(error));
    this.ends.set(id, () =>
      outcome instanceof MailRefused ? this.storeRefused(row, outcome, isNow) : this.storeSent(row, outcome),
    );
    await this.storeEnd(id);
    return outcome instanceof MailRefused ? outcome : null;
  }

  private async storeEnd(id: string): Promise<void> {
    await this.ends.get(id)?.();
    this.ends.delete(id);
  }

  /** The record first: dying in between sends it again under the same Message-ID, and no answer is lost. */
  private async storeSent(row: OutboxRow, takeBack: TakeBack | null): Promise<void> {
    if (row.onSent) await this.records.get(row.onSent.collectionName)?.storeSent(row);
    if (row.isBulk) await this.bulkSenders.get(row.kind)?.note(row, 'sent');
    // Another process may have erased it while it was on its way.
    if (!(await this.rows.markSent(row, this.delivery.savesToOutbox))) await takeBack?.();
  }

  private async storeRefused(row: OutboxRow, refused: MailRefused, isNow: boolean): Promise<void> {
    const dueAt = nextAttempt(row, refused);
    // A refused call leaves nothing behind.
    if (row.onSent && (isNow || !dueAt)) return this.rows.remove(row._id);
    if (row.isBulk && !dueAt) {
      await this.bulkSenders.get(row.kind)?.note(row, refused.isBounce ? 'bounced' : 'failed');
    }
    await this.rows.markFailed(row, refused, dueAt);
  }
}
