import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { HOUR_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { Every } from '../platform/jobs/every.decorator';
import { EndedSession } from './schemas/ended-session.schema';
import type { SessionClaims } from './session-tokens.service';

/** Stores which sessions have ended, so that their tokens stay refused after a restart and in other processes. */
@Injectable()
export class EndedSessionsService {
  constructor(
    @InjectModel(EndedSession.name) private readonly model: Model<EndedSession>,
    private readonly time: TrustedClock,
  ) {}

  async has({ sessionId }: SessionClaims): Promise<boolean> {
    return (await this.model.exists({ _id: sessionId })) !== null;
  }

  /** Ends one session. Repeated calls have no further effect. */
  async add({ sessionId, expiresAt }: Pick<SessionClaims, 'sessionId' | 'expiresAt'>): Promise<void> {
    await this.model.updateOne({ _id: sessionId }, { $set: { expiresAt } }, { upsert: true });
  }

  /**
   * Deletes rows of expired tokens, only while the clock is trusted: with a clock that is ahead, ended sessions would
   * work again.
   */
  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    await this.model.deleteMany({ expiresAt: trusted({ $lt: new Date() }) });
  }
}
