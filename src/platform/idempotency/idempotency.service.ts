import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { LIMITS } from '../../contract/limits';
import { HOUR_MS } from '../clock/durations';
import { TrustedClock } from '../clock/trusted-clock';
import { isDuplicateKey } from '../errors/database-error';
import { conflict, invalid, ProductError, tooMany } from '../errors/product-error';
import { Every } from '../jobs/every.decorator';
import { bodyHash } from './body-hash';
import { IdempotencyRecord } from './idempotency-record.schema';
import { randomObjectId } from './random-object-id';

/** How long a key is remembered. */
const KEEP_MS = 24 * HOUR_MS;
/** Longer than a call takes; after it a run counts as dead and the next caller takes over. */
const HOLD_MS = 10_000;
const POLL_MS = 50;

/** What a keyed call does. `recordId` is what it stores its record under: the same for every run of the same call. */
type Run<Answer extends object> = (recordId: Types.ObjectId) => Promise<Answer>;

/** Makes a call that may be sent twice happen once: double clicks, lost answers, restarts. */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>,
    private readonly time: TrustedClock,
  ) {}

  /**
   * Runs once per key and body, and answers every repetition within 24 hours with the first answer. Failures are not
   * remembered: a repetition runs again, under the same `recordId`, so `run` must bear to find its record stored.
   * @param scope route that the key belongs to.
   * @param key the `Idempotency-Key` header; without one the call simply runs.
   * Errors: 400 the key is too short or too long; 409 the key came before with another body; those of `run`.
   */
  async once<Answer extends object>(
    scope: string,
    key: string | undefined,
    body: object,
    run: Run<Answer>,
  ): Promise<Answer> {
    if (key === undefined) return run(randomObjectId());
    if (key.length < LIMITS.idempotencyKeyMin || key.length > LIMITS.idempotencyKeyMax) {
      throw invalid(
        'Idempotency-Key',
        `Idempotency-Key must have ${LIMITS.idempotencyKeyMin} to ${LIMITS.idempotencyKeyMax} characters.`,
      );
    }
    const held = await this.hold(scope, key, bodyHash(body));
    return held.answer ? (held.answer as Answer) : this.runHeld(held, run);
  }

  /** Forgets keys older than a day. */
  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    await this.records.deleteMany({ createdAt: trusted({ $lt: new Date(Date.now() - KEEP_MS) }) });
  }

  /** The call's record: answered, or held by this caller alone. Waits while another caller holds it. */
  private async hold(scope: string, key: string, hash: string): Promise<IdempotencyRecord> {
    const giveUpAt = performance.now() + 2 * HOLD_MS;
    for (;;) {
      const held = (await this.claim(scope, key, hash)) ?? (await this.takeOver(scope, key, hash));
      if (held) return held;
      if (performance.now() > giveUpAt) throw tooMany(HOLD_MS / 1_000);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** A new record under this key, or `null` when there is one: the unique index decides who was first. */
  private async claim(scope: string, key: string, hash: string): Promise<IdempotencyRecord | null> {
    const now = Date.now();
    const record = {
      scope,
      key,
      bodyHash: hash,
      recordId: randomObjectId(),
      createdAt: new Date(now),
      heldUntil: new Date(now + HOLD_MS),
    };
    try {
      return (await this.records.create(record)).toObject();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** The record under this key once it is answered or its holder has let go; `null` while it is held. */
  private async takeOver(scope: string, key: string, hash: string): Promise<IdempotencyRecord | null> {
    const record = await this.records.findOne({ scope, key }).lean<IdempotencyRecord>();
    if (!record) return null;
    const { _id, heldUntil } = record;
    if (record.createdAt.getTime() < Date.now() - KEEP_MS && (await this.time.isTrusted())) {
      await this.records.deleteOne({ _id });
      return null;
    }
    if (record.bodyHash !== hash) throw conflict(MESSAGES.keyReused);
    if (record.answer) return record;
    // Longer than anybody holds it: the clock was put back since.
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
   * After a refusal nothing was stored and the key is free for a corrected body. After anything else the record may be
   * stored, so the claim stays for the next try, with its `recordId`.
   */
  private async letGo(_id: Types.ObjectId, heldUntil: Date, error: unknown): Promise<void> {
    const isRefusal = error instanceof ProductError && error.getStatus() < 500;
    if (isRefusal) await this.records.deleteOne({ _id, heldUntil });
    else await this.records.updateOne({ _id, heldUntil }, { $set: { heldUntil: new Date(0) } });
  }
}
