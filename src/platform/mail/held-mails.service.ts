import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { BulkDone } from '../../contract/bulk';
import { type HeldMail, MAIL_TEXTS } from '../../contract/mail';
import { eachOf, wholeOf } from '../bulk/each-of';
import { MigrationRunner } from '../database/migration-runner';
import { RestoredPlaceService } from '../database/restored-place.service';
import { newEntry, type StoredThreadEntry } from '../database/stored-thread-entry';
import { notFound } from '../errors/product-error';
import type { ListPage } from '../http/list-page.query';
import { Lease } from '../jobs/lease';
import { MailOutbox } from './mail-outbox';
import { MailSiteService } from './mail-site.service';
import { toHeldMail } from './outbox-mail.schema';
import { OutboxRowsService } from './outbox-rows.service';

const CHECK_EVERY_MS = 500;

export interface HeldMailSource {
  /**
   * Puts emails that were due at `now` on hold, or marks them as done. It is called after a restore, before any email
   * is sent.
   */
  hold(now: Date): Promise<unknown>;
  list?(): Promise<HeldMail[]>;
  /** Sends an email that is on hold. Returns false if this module has no email on hold with the id. */
  send?(id: Types.ObjectId): Promise<boolean>;
  discard?(id: Types.ObjectId): Promise<boolean>;
}

interface NoteTaker {
  addNote(recordId: Types.ObjectId, entry: StoredThreadEntry): Promise<void>;
}

/**
 * Puts emails on hold that were due in a restored backup, because they may have been sent after the backup was made.
 * See docs/decisions/010.
 */
@Injectable()
export class HeldMailsService {
  private readonly logger = new Logger('Restore');
  private readonly sources: HeldMailSource[] = [];
  private readonly noteTakers: NoteTaker[] = [];

  constructor(
    private readonly place: RestoredPlaceService,
    private readonly rows: OutboxRowsService,
    private readonly outbox: MailOutbox,
    private readonly site: MailSiteService,
    private readonly lease: Lease,
    migrations: MigrationRunner,
  ) {
    migrations.addLast(() => this.holdDue());
  }

  addSource(keeper: HeldMailSource): void {
    this.sources.push(keeper);
  }

  addNoteTaker(taker: NoteTaker): void {
    this.noteTakers.push(taker);
  }

  /** Lists emails on hold: all newsletters first, then other emails from the oldest on, at most `LIMITS.listMax`. */
  async list(): Promise<ListPage<HeldMail>> {
    const lists = await Promise.all(this.sources.map((keeper) => keeper.list?.() ?? []));
    const [{ rows, total }, { ownerEmail }] = await Promise.all([this.rows.listHeld(), this.site.read()]);
    const held = lists.flat();
    return { items: [...held, ...rows.map((row) => toHeldMail(row, ownerEmail))], total: held.length + total };
  }

  async count(): Promise<number> {
    return (await this.list()).total;
  }

  send(ids: string[]): Promise<BulkDone> {
    return this.each(ids, async (id) => {
      for (const keeper of this.sources) if (await keeper.send?.(id)) return true;
      return this.rows.release(id);
    });
  }

  /**
   * Discards emails on hold. Ids of other emails are reported as refused. The record of each email gets a note by the
   * staff member `by`.
   */
  discard(ids: string[], by: string): Promise<BulkDone> {
    return this.each(ids, async (id) => {
      for (const keeper of this.sources) if (await keeper.discard?.(id)) return true;
      const { ownerEmail } = await this.site.read();
      const row = await this.rows.discard(id);
      if (!row) return false;
      const entry = newEntry('note', MAIL_TEXTS.notEmailed(toHeldMail(row, ownerEmail)), by);
      if (row.recordId !== '') {
        for (const taker of this.noteTakers) await taker.addNote(new Types.ObjectId(row.recordId), entry);
      }
      return true;
    });
  }

  private async each(ids: string[], change: (id: Types.ObjectId) => Promise<boolean>): Promise<BulkDone> {
    const decide = async (id: string) => {
      if (!(await change(new Types.ObjectId(id)))) throw notFound();
      return wholeOf(id);
    };
    const done = await eachOf(ids, decide, async () => undefined);
    this.outbox.wake();
    return done;
  }

  /**
   * One process puts the emails on hold. The other processes wait, so that none of them sends emails or answers calls
   * before this is done.
   */
  private async holdDue(): Promise<null> {
    for (;;) {
      const restored = await this.place.read();
      if (!restored?.isNew) return null;
      if (!(await this.lease.take())) {
        await wait(CHECK_EVERY_MS);
        continue;
      }
      // Renews the lease here, because the jobs that renew it start later. Without this, another process would take the
      // lease after 10 s.
      const renewing = setInterval(() => void this.lease.take().catch(() => false), this.lease.beatMs);
      await this.hold(restored.backupAt).finally(() => clearInterval(renewing));
    }
  }

  private async hold(backupAt: Date): Promise<void> {
    const now = new Date();
    for (const keeper of this.sources) await keeper.hold(now);
    await this.outbox.hold();
    const total = await this.count();
    await this.place.removeMark();
    const from = backupAt.toISOString();
    this.logger.warn(
      `Restored from the backup of ${from}. ${total} emails that were waiting then are on hold until an administrator sends or discards them.`,
    );
  }
}
