import { Logger } from '@nestjs/common';
import { type Model, type QueryFilter, Types, trusted, type UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import type { Emailed } from '../../contract/mail';
import { changeRow } from '../database/save-edit';
import type { StoredThreadEntry } from '../database/stored-thread-entry';
import { conflict } from '../errors/product-error';
import type { MailDelivery } from './mail-delivery';
import type { MailOutbox } from './mail-outbox';
import { MailRefused } from './mail-refused';
import type { MailSiteService } from './mail-site.service';
import type { OutboxRow } from './outbox-mail.schema';
import type { OutboxRowsService } from './outbox-rows.service';
import type { ComposeMail, OutgoingMail } from './outgoing-mail';
import { type MailName, type PendingMailsRow, readPendingMail, toPendingMail } from './pending-mails';

/**
 * Maximum number of emails per round. With larger rounds, the first emails would be sent only after many records were
 * read.
 */
const ROUND = 20;
/**
 * No caller waits longer than this for an email. If an older entry of `pendingMails` has no email in the outbox, the
 * process that was sending the email has crashed.
 */
const NOW_MS = 30_000;

/** An email that the caller of `RecordMails.sendNow` waits for. */
export interface MailNow<Content extends object = object> {
  /** Id of the email. If the email is a reply, the stored reply gets the same id. */
  _id: Types.ObjectId;
  at: Date;
  content: Content;
}

export interface MailWriter<Row> {
  /**
   * Composes an email from the current record. Returns `null` if it is no longer wanted. May be called several times,
   * for secret emails at each attempt.
   */
  compose(row: Row, name: MailName, now?: MailNow): ComposeMail | null | Promise<ComposeMail | null>;
  /** Kinds of emails that only administrators see when they failed, because they name the address of an account. */
  adminKinds?: readonly string[];
  /** True while an email is not due yet. Each sweep calls it. */
  waits?(row: Row, name: MailName): boolean | Promise<boolean>;
  /**
   * Returns the change to make to the record after an email of this kind was sent. The same write removes the entry
   * from `pendingMails`. May be called more than once for an email.
   */
  onSent?: Record<string, (row: Row, now: MailNow, emailed: Emailed) => UpdateQuery<Row>>;
  addNote?(entry: StoredThreadEntry): UpdateQuery<Row>;
}

interface MailWorks {
  outbox: MailOutbox;
  rows: OutboxRowsService;
  delivery: MailDelivery;
  site: MailSiteService;
  /** True if no other process uses this database. */
  isAlone: boolean;
}

interface Made {
  _id: Types.ObjectId;
  entry: string;
  name: MailName;
  mail: OutgoingMail | null;
}

/** Sends the due emails of one collection's records. See docs/decisions/006. */
export class RecordMails<Row extends PendingMailsRow> {
  private readonly logger = new Logger('Mail');
  /** Emails that this process is sending, by their entry in `pendingMails`. */
  private readonly sendingHere = new Map<string, Promise<unknown>>();
  /** Starts the sending of due emails. Call it after storing a record with due emails. It neither waits nor fails. */
  readonly wake: () => void;

  constructor(
    private readonly model: Model<Row>,
    private readonly writer: MailWriter<Row>,
    private readonly works: MailWorks,
  ) {
    this.wake = works.outbox.addSource((isHeld) => this.moveDue(isHeld));
    works.outbox.addRecords(model.collection.name, this);
  }

  /**
   * Sends one email within 10 seconds. `hold` must store the given change in the record; if it returns `null`, no email
   * is sent. Throws 502 if the mail server refuses the email.
   */
  async sendNow(
    kind: string,
    content: object,
    hold: (change: UpdateQuery<Row>) => Promise<Row | null>,
  ): Promise<{ row: Row | null; savedToOutbox: boolean } | null> {
    const now = { _id: new Types.ObjectId(), at: new Date(), content };
    const entry = toPendingMail(kind, now._id.toHexString());
    const sending = this.tryToSend(entry, now, hold).finally(() => this.sendingHere.delete(entry));
    this.sendingHere.set(entry, sending);
    return sending;
  }

  async addNote(_id: Types.ObjectId, entry: StoredThreadEntry): Promise<void> {
    const change = this.writer.addNote?.(entry);
    if (change) await changeRow(this.model, byId<Row>(_id), () => change);
  }

  count(): Promise<number> {
    return this.model.countDocuments(this.due);
  }

  /**
   * Resolves when all running calls of `sendNow` have ended and all due emails are in the outbox. Call it before an
   * erasure.
   */
  async whenSettled(): Promise<void> {
    await Promise.allSettled(this.sendingHere.values());
    await this.works.outbox.whenFilled();
  }

  private async tryToSend(
    entry: string,
    now: MailNow,
    hold: (change: UpdateQuery<Row>) => Promise<Row | null>,
  ): ReturnType<RecordMails<Row>['sendNow']> {
    const held = await hold({ $push: { pendingMails: entry } } as UpdateQuery<Row>);
    if (!held) return null;
    const { outbox, rows } = this.works;
    let isOut = false;
    try {
      const name = readPendingMail(entry, held);
      const mail = await this.compose(held, name, now);
      if (!mail) throw conflict(MESSAGES.editConflict);
      const onSent = { collectionName: this.model.collection.name, at: now.at, content: now.content };
      const [row] = await rows.insert([{ mail, name, onSent }]);
      isOut = true;
      const sent = await outbox.sendNow(row!);
      return { row: await this.model.findOne(byId<Row>(held._id)).lean<Row>(), ...sent };
    } catch (error) {
      // Removes the entry of the email, which was not sent. If this fails, the next sweep removes the entry, because
      // the outbox has no email for it.
      if (!isOut || error instanceof MailRefused) await this.takeOut([entry], [held._id]).catch(() => undefined);
      throw error;
    }
  }

  private async compose(row: Row, name: MailName, now?: MailNow): Promise<OutgoingMail | null> {
    const compose = await this.writer.compose(row, name, now);
    return compose ? compose(await this.works.site.read()) : null;
  }

  /** Composes an email of the outbox again. Returns `null` if it is no longer wanted. */
  async recompose({ recordId, kind, mark }: OutboxRow): Promise<OutgoingMail | null> {
    const row = await this.model.findOne(byId<Row>(new Types.ObjectId(recordId))).lean<Row>();
    return row && this.compose(row, { kind, mark, recordId });
  }

  /**
   * Stores the change that `MailWriter.onSent` returns. Does nothing if the email's entry is no longer in
   * `pendingMails`, so that a repeated call changes nothing.
   */
  async storeSent({ recordId, kind, mark, onSent }: OutboxRow): Promise<void> {
    const then = this.writer.onSent?.[kind];
    if (!onSent || !then) return;
    const entry = toPendingMail(kind, mark);
    const now = { _id: new Types.ObjectId(mark), at: onSent.at, content: onSent.content };
    await changeRow(this.model, byId<Row>(new Types.ObjectId(recordId)), (row) =>
      row.pendingMails?.includes(entry) ? ending(entry, then(row, now, this.emailed)) : null,
    );
  }

  private get emailed(): Emailed {
    return this.works.delivery.savesToOutbox ? { savedToOutbox: true } : {};
  }

  private get due(): QueryFilter<Row> {
    return { pendingMails: trusted({ $gt: '' }) } as QueryFilter<Row>;
  }

  private async moveDue(isHeld = false): Promise<boolean> {
    const made: Made[] = [];
    let tried = 0;
    for (let skip = 0; tried < ROUND; skip += ROUND) {
      const rows = await this.model.find(this.due).skip(skip).limit(ROUND).lean<Row[]>();
      for (const row of rows) {
        for (const entry of row.pendingMails ?? []) {
          const name = readPendingMail(entry, row);
          if (await this.isWaiting(row, entry, name, isHeld)) continue;
          tried += 1;
          const mail = await this.tryToCompose(row, name);
          if (mail !== undefined) made.push({ _id: row._id, entry, name, mail });
        }
      }
      // Fewer rows than `ROUND` mean that no records are left. Otherwise the loop continues, so that waiting entries do
      // not delay other entries.
      if (rows.length < ROUND) break;
    }
    await this.move(made);
    return made.length > 0;
  }

  private async isWaiting(row: Row, entry: string, name: MailName, isHeld: boolean): Promise<boolean> {
    if (!this.writer.onSent?.[name.kind]) return !isHeld && (await this.writer.waits?.(row, name)) === true;
    if (this.sendingHere.has(entry)) return true;
    // Uses the absolute age, because after the clock was set back, the stored time may be in the future.
    const ageMs = Math.abs(Date.now() - new Types.ObjectId(name.mark).getTimestamp().getTime());
    return (!isHeld && !this.works.isAlone && ageMs < NOW_MS) || (await this.works.rows.isOpen(name));
  }

  /** Returns `undefined` if the email cannot be composed now, so that this email does not block other emails. */
  private async tryToCompose(row: Row, name: MailName): Promise<OutgoingMail | null | undefined> {
    try {
      return this.writer.onSent?.[name.kind] ? null : await this.compose(row, name);
    } catch (error) {
      this.logger.error(
        { name: (error as Error).name, kind: name.kind },
        'An email could not be prepared. It will be tried again.',
      );
      return undefined;
    }
  }

  private async move(made: readonly Made[]): Promise<void> {
    if (made.length === 0) return;
    const { rows } = this.works;
    const { name: composedFrom } = this.model.collection;
    const toStore = ({ mail, name }: Made) => (mail ? [{ mail, name, ...(mail.isSecret && { composedFrom }) }] : []);
    const stored = await rows.insert(made.flatMap(toStore));
    const ids = [...new Map(made.map(({ _id }) => [_id.toHexString(), _id])).values()];
    // If an erasure removed the record meanwhile, its email must not be sent.
    const there = await this.model.find({ _id: trusted({ $in: ids }) } as QueryFilter<Row>, { _id: 1 }).lean<Row[]>();
    const isThere = new Set(there.map(({ _id }) => _id.toHexString()));
    const orphans = stored.filter(({ recordId }) => !isThere.has(recordId));
    if (orphans.length > 0) await rows.remove(...orphans.map(({ _id }) => _id));
    const alike = new Map<string, { entries: string[]; some: Types.ObjectId[] }>();
    for (const _id of ids) {
      const entries = made.filter((one) => one._id.equals(_id)).map(({ entry }) => entry);
      const group = alike.get(entries.join('\n')) ?? { entries, some: [] };
      group.some.push(_id);
      alike.set(entries.join('\n'), group);
    }
    for (const { entries, some } of alike.values()) await this.takeOut(entries, some);
  }

  /**
   * Removes entries from records. With its last entry, a record also loses the field, so that the sparse index contains
   * only records with due emails.
   */
  private async takeOut(entries: string[], ids: Types.ObjectId[]): Promise<void> {
    const quietly = { timestamps: false };
    const all = { _id: trusted({ $in: ids }), pendingMails: trusted({ $eq: entries }) } as QueryFilter<Row>;
    const emptied = await this.model.updateMany(all, { $unset: { pendingMails: 1 } } as UpdateQuery<Row>, quietly);
    if (emptied.matchedCount === ids.length) return;
    const some = { _id: trusted({ $in: ids }), pendingMails: trusted({ $in: entries }) } as QueryFilter<Row>;
    await this.model.updateMany(some, { $pull: { pendingMails: { $in: entries } } } as UpdateQuery<Row>, quietly);
  }
}

const byId = <Row>(_id: Types.ObjectId): QueryFilter<Row> => ({ _id }) as QueryFilter<Row>;

function ending<Row>(entry: string, change: UpdateQuery<Row>): UpdateQuery<Row> {
  const { $in = [] } = (change.$pull as { pendingMails?: { $in: string[] } } | undefined)?.pendingMails ?? {};
  return { ...change, $pull: { ...change.$pull, pendingMails: { $in: [entry, ...$in] } } } as UpdateQuery<Row>;
}
