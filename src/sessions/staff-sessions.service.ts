import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { OwnSession } from '../contract/auth';
import { LIMITS } from '../contract/limits';
import { HOUR_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { notFound } from '../platform/errors/product-error';
import { Every } from '../platform/jobs/every.decorator';
import { PROTECTION } from '../platform/limits/protection';
import { LocalSlidingWindow } from '../platform/limits/sliding-window';
import { EndedSessionsService } from './ended-sessions.service';
import { StaffSession } from './schemas/staff-session.schema';
import { type SessionClaims, type SessionOwner, SessionTokensService } from './session-tokens.service';

/**
 * Opens, lists and ends sessions of staff. The account's `tokenVersion` and `EndedSessionsService` decide whether a
 * token is valid. The stored rows serve only the list of sessions and the end of idle sessions. A row is therefore read
 * at most once an hour, not at each request. See docs/decisions/026-staff-accounts.md.
 */
@Injectable()
export class StaffSessionsService {
  /** Ids of sessions for which this process has stored `lastUsedAt` in the last hour. */
  private readonly noted = new LocalSlidingWindow(HOUR_MS, 1);

  constructor(
    @InjectModel(StaffSession.name) private readonly model: Model<StaffSession>,
    private readonly tokens: SessionTokensService,
    private readonly ended: EndedSessionsService,
    private readonly time: TrustedClock,
  ) {}

  /**
   * Opens a session and returns its token.
   * @param browser result of `browserName`, such as "Firefox on Windows"
   */
  async open(owner: SessionOwner, browser: string): Promise<string> {
    const token = await this.tokens.sign(owner);
    const claims = await this.tokens.read(token);
    if (!claims) throw new Error('The signing key changed while a session began');
    const { sessionId: _id, userId, tokenVersion, expiresAt } = claims;
    const now = new Date();
    await this.model.create({ _id, userId, tokenVersion, browser, createdAt: now, lastUsedAt: now, expiresAt });
    void this.noted.add(_id, performance.now());
    return token;
  }

  /**
   * Returns false if a session was not used for `idleMs`. Otherwise stores the time of use in the background, at most
   * once an hour. Sessions that began before the product stored sessions are never idle.
   */
  async use({ sessionId: _id }: SessionClaims): Promise<boolean> {
    const now = performance.now();
    if (this.noted.count(_id, now) > 0) return true;
    const lastUsedAt = new Date();
    if (await this.model.exists({ _id, lastUsedAt: trusted({ $lt: idleSince(lastUsedAt) }) })) return false;
    void this.noted.add(_id, now);
    const older = { _id, lastUsedAt: trusted({ $lt: new Date(lastUsedAt.getTime() - HOUR_MS) }) };
    this.model.updateOne(older, { $set: { lastUsedAt } }).catch(() => undefined);
    return true;
  }

  /** Lists open sessions, newest first. Those that began before the product stored sessions are missing. */
  async list({ userId, tokenVersion, sessionId }: SessionClaims): Promise<OwnSession[]> {
    const now = new Date();
    const isOpen = { expiresAt: trusted({ $gt: now }), lastUsedAt: trusted({ $gte: idleSince(now) }) };
    const rows = await this.model
      .find({ userId, tokenVersion, ...isOpen })
      .sort({ createdAt: -1 })
      .limit(LIMITS.pageSizeMax)
      .lean();
    return rows.map(({ _id, browser, createdAt, lastUsedAt }) => ({
      _id,
      browser,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: _id === sessionId,
    }));
  }

  /** Ends a session of the account in all processes. Throws 404 for a session of another account. */
  async endOwn({ userId }: SessionClaims, id: string): Promise<void> {
    const row = await this.model.findOne({ _id: id, userId }).lean();
    if (!row) throw notFound();
    await this.end({ sessionId: id, expiresAt: row.expiresAt });
  }

  /** Ends a session, then deletes its row. In the other order, a crash could hide an open session from the list. */
  async end({ sessionId, expiresAt }: Pick<SessionClaims, 'sessionId' | 'expiresAt'>): Promise<void> {
    await this.ended.add({ sessionId, expiresAt });
    await this.model.deleteOne({ _id: sessionId });
  }

  /** Deletes the stored sessions of a deleted account. They have already ended. */
  async forget(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }

  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    if (!(await this.time.isTrusted())) return;
    await this.model.deleteMany({ expiresAt: trusted({ $lt: new Date() }) });
  }
}

const idleSince = (now: Date): Date => new Date(now.getTime() - PROTECTION.staffSessions.idleMs);
