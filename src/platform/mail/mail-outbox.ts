import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DATABASE_KIND } from '../database/database-readiness';
import { notFound, type ProductError } from '../errors/product-error';
import { Every } from '../jobs/every.decorator';
import { Lease } from '../jobs/lease';
import { ChangeBus } from '../processes/change-bus';
import { MailDelivery } from './mail-delivery';
import { MailPace } from './mail-pace';
import { MailRefused, toMailRefused } from './mail-refused';
import { MailSiteService } from './mail-site.service';
import type { RemoveFile } from './mail-transport';
import { type OutboxRow, toOutgoingMail } from './outbox-mail.schema';
import { nextAttempt, OutboxRowsService } from './outbox-rows.service';
import type { ComposeMail, OutgoingMail } from './outgoing-mail';
import type { MailName } from './pending-mails';

const SWEEP_MS = 15_000;
/**
 * Time after this process has got the lease until a sweep makes the emails of dead processes pending again. By then, no
 * attempt of a dead process can still run.
 */
const LEFT_MS = 10_000;
/** Time that a stopping process gives to running deliveries. Interrupted emails are sent again after the next start. */
const STOP_GRACE_MS = 5_000;

/**
 * Moves some due emails of records into the outbox. Returns true if there were any. With `isHeld`, it also moves emails
 * that are not due yet.
 */
export type MailSource = (isHeld?: boolean) => Promise<boolean>;

interface MailRecords {
  /** Stores in the record that the email was sent. May be called twice for the same email. */
  storeSent(row: OutboxRow): Promise<void>;
  recompose(row: OutboxRow): Promise<OutgoingMail | null>;
  count(): Promise<number>;
}

/** `bounced` means that the server refused the email address. */
export type BulkOutcome = 'sent' | 'bounced' | 'failed';

export interface BulkSender {
  /** Returns false if the email is no longer wanted and must be dropped. It is called before each attempt. */
  isWanted(name: MailName): Promise<boolean>;
  /** Receives the result of an email. The same result may be reported twice. */
  note(name: MailName, outcome: BulkOutcome): Promise<void>;
}

/** Moves due emails of records into one outbox and sends them one by one. See docs/decisions/006. */
@Injectable()
export class MailOutbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sources: MailSource[] = [];
  private readonly requested = new Set<MailSource>();
  private readonly records = new Map<string, MailRecords>();
  private readonly bulkSenders = new Map<string, BulkSender>();
  private readonly attempts = new Map<string, Promise<unknown>>();
  /** Results of attempts that are not stored yet. Each function stores one. */
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
    // Ignores an error: if the database does not answer, the regular sweeps repeat this call.
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

  /**
   * Adds a source of due emails. It is queried at the start, at each sweep, and on each call of the returned function.
   */
  addSource(source: MailSource): () => void {
    this.sources.push(source);
    return () => {
      this.requested.add(source);
      this.workOrNotify();
    };
  }

  addRecords(collectionName: string, records: MailRecords): void {
    this.records.set(collectionName, records);
  }

  addBulkSender(kind: string, sender: BulkSender): void {
    this.bulkSenders.set(kind, sender);
  }

  /** Stores an email that belongs to no record, so that it is sent soon. */
  async send(kind: string, compose: ComposeMail): Promise<void> {
    await this.rows.insert([{ mail: compose(await this.site.read()), name: { kind, recordId: '', mark: '' } }]);
    this.workOrNotify();
  }

  /** Stores a bulk email. Bulk emails are sent one at a time when no other emails are due. */
  async sendBulk(compose: ComposeMail, name: MailName): Promise<void> {
    await this.rows.insert([{ mail: compose(await this.site.read()), name, isBulk: true }]);
    this.workOrNotify();
  }

  async releaseBulk(kind: string, mark: string): Promise<void> {
    await this.rows.releaseBulk(kind, mark);
    this.workOrNotify();
  }

  /**
   * Sends an email that the caller has put into the state `sending`. Throws 502 if it is refused. An email with
   * `onSent` is then removed, because its sender sees the error.
   */
  async sendNow(row: OutboxRow): Promise<{ savedToOutbox: boolean }> {
    const refused = await this.attempt(row, true);
    if (refused) throw refused;
    return { savedToOutbox: this.delivery.savesToOutbox };
  }

  /** Moves all due emails into the outbox and puts them on hold. */
  async hold(): Promise<void> {
    // Calls each source twice, because one source may create due emails for another.
    for (const source of [...this.sources, ...this.sources]) while (await source(true));
    await this.rows.hold();
  }

  /** Counts waiting and failed emails. Due emails that are still in their records count too. */
  async statistics(): ReturnType<OutboxRowsService['statistics']> {
    const statistics = await this.rows.statistics();
    for (const records of this.records.values()) statistics.waiting += await records.count();
    return statistics;
  }

  /** Checks all sources for due emails now instead of at the next sweep. */
  wake(): void {
    for (const source of this.sources) this.requested.add(source);
    this.work();
  }

  async whenIdle(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  /** Resolves when the due emails that are just being moved have reached the outbox. */
  async whenFilled(): Promise<void> {
    await this.filling;
  }

  async whenDelivered(): Promise<void> {
    await Promise.allSettled(this.attempts.values());
  }

  private workOrNotify(): void {
    if (!this.lease.isMine) this.changes.publishSoon('mails');
    this.work();
  }

  private work(): void {
    if (this.isStopped) return;
    this.isDirty = true;
    // Ignores an error. If the database does not answer, the next sweep retries.
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

  /** Sends one email, or fills the outbox if none is due. Returns true if there was work. */
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
    for (const source of [...this.requested]) {
      this.requested.delete(source);
      // A failure of one source must not stop the others.
      if (!(await source().catch(() => false))) continue;
      this.requested.add(source);
      isFilled = true;
    }
    return isFilled;
  }

  /**
   * Tries to send an email. Returns the reason if it was not sent, else `null`. `isNow` is true if a caller waits for
   * the result.
   */
  private attempt(row: OutboxRow, isNow: boolean): Promise<ProductError | null> {
    const id = row._id.toHexString();
    const attempt = this.tryToSend(row, id, isNow).finally(() => this.attempts.delete(id));
    this.attempts.set(id, attempt);
    return attempt;
  }

  private async tryToSend(row: OutboxRow, id: string, isNow: boolean): Promise<ProductError | null> {
    // The email was sent earlier, but its result could not be stored. Stores the result now.
    if (this.ends.has(id)) return this.storeEnd(id).then(() => null);
    const isWanted = !row.isBulk || (await this.bulkSenders.get(row.kind)?.isWanted(row));
    const mail = row.composedFrom ? await this.records.get(row.composedFrom)?.recompose(row) : toOutgoingMail(row);
    if (!isWanted || !mail) {
      await this.rows.remove(row._id);
      return notFound();
    }
    const site = await this.site.read();
    const outcome = await this.delivery
      .deliver(mail, site, id, this.cut.signal)
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

  /**
   * Stores the result in the record first, then in the outbox. After a crash in between, the email is sent again with
   * the same Message-ID.
   */
  private async storeSent(row: OutboxRow, removeFile: RemoveFile | null): Promise<void> {
    if (row.onSent) await this.records.get(row.onSent.collectionName)?.storeSent(row);
    if (row.isBulk) await this.bulkSenders.get(row.kind)?.note(row, 'sent');
    // If another process erased the email during its delivery, removes the delivered file. A sent email stays.
    if (!(await this.rows.markSent(row, this.delivery.savesToOutbox))) await removeFile?.();
  }

  private async storeRefused(row: OutboxRow, refused: MailRefused, isNow: boolean): Promise<void> {
    const dueAt = nextAttempt(row, refused);
    // The email is removed, because its sender waits for the result and sees the refusal.
    if (row.onSent && (isNow || !dueAt)) return this.rows.remove(row._id);
    if (row.isBulk && !dueAt) {
      await this.bulkSenders.get(row.kind)?.note(row, refused.isBounce ? 'bounced' : 'failed');
    }
    await this.rows.markFailed(row, refused, dueAt);
  }
}
