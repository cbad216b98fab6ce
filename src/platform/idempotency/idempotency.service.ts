import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { LIMITS } from '../../contract/limits';
import { DAY_MS, HOUR_MS } from '../clock/durations';
import { TrustedClock } from '../clock/trusted-clock';
import { isDuplicateKey } from '../errors/database-error';
import { conflict, invalid, ProductError, tooMany } from '../errors/product-error';
import { Every } from '../jobs/every.decorator';
import { bodyHash } from './body-hash';
import { IdempotencyRecord } from './idempotency-record.schema';
import { randomObjectId } from './random-object-id';

/** As long as a device keeps an unsent form (`DRAFT_DAYS` of the client), because its key is sent again with it. */
const KEEP_MS = 7 * DAY_MS;
/** Maximum duration of a call. Afterwards, the call counts as crashed, and a repeated call may run. */
const HOLD_MS = 10_000;
const POLL_MS = 50;
type HeldCall = Pick<IdempotencyRecord, 'scope' | 'key' | 'bodyHash' | 'recordId'>;
type Run<Answer extends object> = (recordId: Types.ObjectId) => Promise<Answer>;

/** Runs a call only once although clients repeat it, for example after a double click, a lost answer or a restart. */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>,
    private readonly time: TrustedClock,
  ) {}

  /**
   * Runs `run` and returns its answer. Within seven days, repeated calls get the first answer. After a crash, a
   * repeated call runs `run` again, so the record that `run` stores may already exist. `recordId` is the id for this
   * record. By default, it cannot be guessed.
   */
  async once<Answer extends object>(
    scope: string,
    key: string | undefined,
    body: object,
    run: Run<Answer>,
    recordId = randomObjectId(),
  ): Promise<Answer> {
    if (key === undefined) return run(recordId);
    if (key.length < LIMITS.idempotencyKeyMin || key.length > LIMITS.idempotencyKeyMax) {
      throw invalid(
        'Idempotency-Key',
        `Idempotency-Key must have ${LIMITS.idempotencyKeyMin} to ${LIMITS.idempotencyKeyMax} characters.`,
      );
    }
    const held = await this.hold({ scope, key, bodyHash: bodyHash(body), recordId });
    return held.answer ? (held.answer as Answer) : this.runHeld(held, run);
  }

  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    await this.records.deleteMany({ createdAt: trusted({ $lt: new Date(Date.now() - KEEP_MS) }) });
  }

  /**
   * Returns the record of the call. Either the record has an answer, or this caller has claimed it and must run the
   * call. Waits while another caller has claimed it.
   */
  private async hold(call: HeldCall): Promise<IdempotencyRecord> {
    const giveUpAt = performance.now() + 2 * HOLD_MS;
    for (;;) {
      const held = (await this.claim(call)) ?? (await this.takeOver(call));
      if (held) return held;
      if (performance.now() > giveUpAt) throw tooMany(HOLD_MS / 1_000);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Claims the key for this caller. Returns `null` if the unique index reports that another call has the key. */
  private async claim(call: HeldCall): Promise<IdempotencyRecord | null> {
    const now = Date.now();
    const record = { ...call, createdAt: new Date(now), heldUntil: new Date(now + HOLD_MS) };
    try {
      return (await this.records.create(record)).toObject();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /**
   * Returns an answered record, or takes over a record whose claim has ended. Returns `null` while another caller's
   * claim is valid.
   */
  private async takeOver({ scope, key, bodyHash: hash }: HeldCall): Promise<IdempotencyRecord | null> {
    const record = await this.records.findOne({ scope, key }).lean<IdempotencyRecord>();
    if (!record) return null;
    const { _id, heldUntil } = record;
    if (record.createdAt.getTime() < Date.now() - KEEP_MS && (await this.time.isTrusted())) {
      await this.records.deleteOne({ _id });
      return null;
    }
    if (record.bodyHash !== hash) throw conflict(MESSAGES.keyReused);
    if (record.answer) return record;
    // No claim is longer than `HOLD_MS`. If it seems longer, the clock was set back, and the claim is ignored.
    const holdMs = heldUntil.getTime() - Date.now();
    if (holdMs > 0 && holdMs <= HOLD_MS) return null;
    return this.records
      .findOneAndUpdate(
        { _id, heldUntil, answer: trusted({ $exists: false }) },
        { $set: { heldUntil: new Date(Date.now() + HOLD_MS) } },
        { returnDocument: 'after' },
      )
      .lean<IdempotencyRecord>();
  }

  private async runHeld<Answer extends object>(held: IdempotencyRecord, run: Run<Answer>): Promise<Answer> {
    const { _id, heldUntil, recordId } = held;
    try {
      const answer = await run(recordId);
      await this.records.updateOne({ _id }, { $set: { answer } });
      return answer;
    } catch (error) {
      await this.letGo(_id, heldUntil, error).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Frees the key after a refused call. After other errors, the call may already have stored its record, so a repeated
   * call must use the same `recordId`.
   */
  private async letGo(_id: Types.ObjectId, heldUntil: Date, error: unknown): Promise<void> {
    const isRefusal = error instanceof ProductError && error.getStatus() < 500;
    if (isRefusal) await this.records.deleteOne({ _id, heldUntil });
    else await this.records.updateOne({ _id, heldUntil }, { $set: { heldUntil: new Date(0) } });
  }
}
