import { Logger } from '@nestjs/common';
import { type Model, type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import type { Emailed } from '../../contract/mail';
import { changeRow } from '../database/save-edit';
import type { StoredThreadEntry } from '../database/stored-thread-entry';
import { conflict } from '../errors/product-error';
import type { Lease } from '../jobs/lease';
import type { MailDelivery } from './mail-delivery';
import { type AwaitedMail, dueOf, type MailPromise, type PromisingRow, readPromise } from './mail-promises';
import type { MailQueue } from './mail-queue';
import type { MailSiteService } from './mail-site.service';
import type { ComposeMail } from './outgoing-mail';
import type { TakeBack } from './transports/mail-transport';

/** Mails that one round tries: in a flood of them the mail about the first goes out before the last is looked at. */
const ROUND = 20;
/** Twice as long as one mail may take: after it, whoever awaited the mail has died. */
const LEASE_MS = 20_000;

/** What the owner of documents says about the mails that they promise. */
export interface MailWriter<Row> {
  /** Makes the mail of the document as it stands now; `null` when none is to go out any more. May be asked twice. */
  compose(row: Row, promise: MailPromise): ComposeMail | null | Promise<ComposeMail | null>;
  /** True while a promise is not due yet. It is asked again at each sweep. */
  waits?(row: Row, promise: MailPromise): boolean;
  /** Promises of the document that an awaited mail keeps too, once it is out. */
  keptBy?(row: Row, awaited: AwaitedMail): string[];
  /** What follows from an awaited mail that is out, to be stored with its end in one write. Asked again where the document changes meanwhile. */
  finish?(row: Row, awaited: AwaitedMail, emailed: Emailed): UpdateQuery<Row>;
  /** How a document keeps a note of staff. */
  addNote?(entry: StoredThreadEntry): UpdateQuery<Row>;
}

interface MailWorks {
  queue: MailQueue;
  delivery: MailDelivery;
  site: MailSiteService;
  /** No other process works on this database: what nobody here awaits, nobody awaits. */
  isAlone: boolean;
  lease: Lease;
}

/**
 * The mails that the documents of one collection promise. A promise stands in the document that it tells about, so one write stores
 * both; from there each is moved to the queue once, whatever dies in between: its name (`once`) is taken there.
 * docs/decisions/016-mails-are-promised-where-the-thing-stands.md
 */
export class PromisedMails<Row extends PromisingRow> {
  private readonly logger = new Logger('Mail');
  private readonly awaitedHere = new Map<string, Promise<unknown>>();
  /** Of mails that were awaited here and whose end could not be stored yet, by their promise. */
  private readonly outcomes = new Map<string, 'taken' | 'refused'>();
  /** Call it when a promise is stored: it is moved now instead of at the next sweep. Neither waits nor fails. */
  readonly wake: () => void;

  constructor(
    private readonly model: Model<Row>,
    private readonly writer: MailWriter<Row>,
    private readonly works: MailWorks,
  ) {
    this.wake = works.queue.addSource((isHeld) => this.moveDue(isHeld));
  }

  /**
   * Hands one mail over now, within 10 seconds. Taken: what `finish` says and the mail's end become one write. Refused: the mail is
   * gone and nothing else has changed. Should the process die in between, the next start sends it, with the same Message-ID, and finishes.
   * @param hold stores the given change, with its own conditions, and answers the document, or `null` when the conditions did not hold.
   * Answers `null` when `hold` did; its `row` is `null` when the document was deleted meanwhile. Errors: 502 refused; those of `hold`.
   */
  async send(
    awaited: AwaitedMail,
    hold: (change: UpdateQuery<Row>) => Promise<Row | null>,
  ): Promise<{ row: Row | null; savedToOutbox: boolean } | null> {
    const id = awaited._id.toHexString();
    const sending = this.tryToSend(awaited, hold).finally(() => this.awaitedHere.delete(id));
    this.awaitedHere.set(id, sending);
    return sending;
  }

  /** Adds a note to one of the documents, where they have notes and it is one of them. */
  async addNote(_id: Row['_id'], entry: StoredThreadEntry): Promise<void> {
    const change = this.writer.addNote?.(entry);
    if (change) await changeRow(this.model, { _id } as QueryFilter<Row>, () => change);
  }

  /** Resolves when nothing is awaited any more of what is now, and what was due is queued. For whoever erases what mails tell of. */
  async whenSettled(): Promise<void> {
    await Promise.allSettled(this.awaitedHere.values());
    await this.works.queue.whenFilled();
  }

  private async tryToSend(
    awaited: AwaitedMail,
    hold: (change: UpdateQuery<Row>) => Promise<Row | null>,
  ): ReturnType<PromisedMails<Row>['send']> {
    const due = dueOf(awaited);
    // Until it is known to be taken: who is told of a failure must not find the mail sent later.
    this.outcomes.set(due, 'refused');
    const held = await hold({ $push: { mailsAwaited: awaited, mailsDue: due } } as UpdateQuery<Row>);
    if (!held) {
      this.outcomes.delete(due);
      return null;
    }
    const takeBack = await this.handOver(held, awaited);
    const row = await this.finish(held, awaited);
    if (!row && !(await this.model.exists({ _id: held._id } as QueryFilter<Row>))) await takeBack?.();
    return { row, savedToOutbox: this.works.delivery.savesToOutbox };
  }

  private get emailed(): Emailed {
    return this.works.delivery.savesToOutbox ? { savedToOutbox: true } : {};
  }

  /** Answers how to take it back. */
  private async handOver(row: Row, awaited: AwaitedMail): Promise<TakeBack | null> {
    const id = awaited._id.toHexString();
    try {
      const promise = readPromise(dueOf(awaited), { mailsAwaited: [awaited] });
      const [compose, site] = await Promise.all([this.writer.compose(row, promise), this.works.site.read()]);
      if (!compose) throw conflict(MESSAGES.editConflict);
      const takeBack = await this.works.delivery.deliver(compose(site), site, id, new AbortController().signal);
      this.outcomes.set(dueOf(awaited), 'taken');
      return takeBack;
    } catch (error) {
      // The next sweep tries again to take it out.
      await this.withdraw(row, awaited).catch(() => undefined);
      throw error;
    }
  }

  /** Answers the document as it is then, or `null` when it is gone. */
  private async finish(row: Row, awaited: AwaitedMail): Promise<Row | null> {
    const changed = await changeRow(this.model, { _id: row._id } as QueryFilter<Row>, (current) =>
      // Brought back, a deleted one comes with its promise; it is finished then.
      current.mailsDue?.includes(dueOf(awaited))
        ? ending(awaited, this.writer.finish?.(current, awaited, this.emailed), this.writer.keptBy?.(current, awaited))
        : null,
    );
    if (changed) this.outcomes.delete(dueOf(awaited));
    return changed?.row ?? null;
  }

  private async withdraw({ _id }: Row, awaited: AwaitedMail): Promise<void> {
    await this.model.updateOne({ _id } as QueryFilter<Row>, ending(awaited), { timestamps: false });
    this.outcomes.delete(dueOf(awaited));
  }

  /** Answers whether there may be more. What this process alone knows the end of, nobody else moves. */
  private async moveDue(isHeld = false): Promise<boolean> {
    const own = [...this.outcomes.keys()];
    const isMine = isHeld || this.works.lease.isMine;
    if (!isMine && own.length === 0) return false;
    const filter = { mailsDue: trusted(isMine ? { $gt: '' } : { $in: own }) } as QueryFilter<Row>;
    // All of them until enough were tried: those that wait must not hold up the others.
    const rows = this.model
      .find(filter)
      .lean()
      .cursor({ batchSize: ROUND }) as AsyncIterable<unknown> as AsyncIterable<Row>;
    const moved = new Map<string, Row['_id'][]>();
    let [tried, movedCount] = [0, 0];
    for await (const row of rows) {
      if (tried >= ROUND) break;
      for (const due of row.mailsDue ?? []) {
        if (!isMine && !own.includes(due)) continue;
        if (this.isWaiting(row, readPromise(due, row), isHeld)) continue;
        tried += 1;
        if (!(await this.move(row, due))) continue;
        moved.set(due, [...(moved.get(due) ?? []), row._id]);
        movedCount += 1;
      }
    }
    for (const [due, ids] of moved) await this.takeOut(due, ids);
    return tried >= ROUND && movedCount > 0;
  }

  private isWaiting(row: Row, promise: MailPromise, isHeld: boolean): boolean {
    const { awaited } = promise;
    if (!awaited) return !isHeld && this.writer.waits?.(row, promise) === true;
    if (this.awaitedHere.has(awaited._id.toHexString())) return true;
    return !isHeld && !this.outcomes.has(dueOf(awaited)) && !this.isLeft(awaited);
  }

  /** Answers whether the promise is kept and can be taken out. One that cannot be kept must not stand in the way of the others. */
  private async move(row: Row, due: string): Promise<boolean> {
    const promise = readPromise(due, row);
    try {
      if (promise.awaited) return await this.settle(row, promise, promise.awaited);
      await this.enqueue(row, promise);
      return true;
    } catch (error) {
      this.logger.error(
        { name: (error as Error).name, kind: promise.kind },
        'A promised mail could not be queued yet.',
      );
      return false;
    }
  }

  private async settle(row: Row, promise: MailPromise, awaited: AwaitedMail): Promise<boolean> {
    const outcome = this.outcomes.get(dueOf(awaited));
    if (outcome === 'refused') await this.withdraw(row, awaited);
    else if (outcome === 'taken') await this.finish(row, awaited);
    else {
      await this.enqueue(row, promise);
      await this.finish(row, awaited);
    }
    // Each of these takes it out itself.
    return false;
  }

  /** A time in the future is as wrong as one long ago: the clock was put back. */
  private isLeft({ awaitedAt }: AwaitedMail): boolean {
    return this.works.isAlone || Math.abs(Date.now() - awaitedAt.getTime()) > LEASE_MS;
  }

  private async enqueue(row: Row, promise: MailPromise): Promise<void> {
    const compose = await this.writer.compose(row, promise);
    if (!compose) return;
    const { kind, mark, awaited } = promise;
    const once = [kind, row._id.toHexString(), ...(mark === '' ? [] : [mark])].join(':');
    await this.works.queue.add(compose(await this.works.site.read()), { once, _id: awaited?._id });
    // An erasure since the document was read did not find this mail. Brought back, a document brings its promise along.
    if (!(await this.model.exists({ _id: row._id } as QueryFilter<Row>))) await this.works.queue.drop(once);
  }

  /** The field goes with its last promise, so that the index holds only documents that promise something. */
  private async takeOut(due: string, ids: Row['_id'][]): Promise<void> {
    const _id = trusted({ $in: ids });
    const last = { _id, mailsDue: trusted({ $eq: [due] }) } as QueryFilter<Row>;
    await this.model.updateMany(last, { $unset: { mailsDue: 1 } } as UpdateQuery<Row>, { timestamps: false });
    const others = { _id, mailsDue: due } as QueryFilter<Row>;
    await this.model.updateMany(others, { $pull: { mailsDue: due } } as UpdateQuery<Row>, { timestamps: false });
  }
}

/** Takes an awaited mail out, together with another change and with what it keeps too. */
function ending<Row>(awaited: AwaitedMail, change: UpdateQuery<Row> = {}, kept: string[] = []): UpdateQuery<Row> {
  const mailsDue = { $in: [dueOf(awaited), ...kept] };
  const $pull = { ...change.$pull, mailsAwaited: { _id: awaited._id }, mailsDue };
  return { ...change, $pull } as UpdateQuery<Row>;
}
