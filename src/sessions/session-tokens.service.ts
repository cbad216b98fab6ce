import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '../platform/clock/durations';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { SignedTokensService } from './signed-tokens.service';

/** User of a session, with the user's `tokenVersion` when the session began. */
export interface SessionOwner {
  userId: string;
  tokenVersion: number;
  /** True for a token that permits only the setup of the two-step login. */
  isSetUp?: boolean;
}

export interface SessionClaims extends SessionOwner {
  /** Id of the session, so that one session can end while other sessions of the user go on. */
  sessionId: string;
  expiresAt: Date;
}

/** Sessions of staff have the purpose `session`. Tokens of the other kind are refused. */
type SessionKind = 'session' | 'visitor';

const SET_UP = 'set up';
const SET_UP_SECONDS = 15 * 60;
export const VISITOR_SECONDS = (30 * DAY_MS) / 1_000;

@Injectable()
export class SessionTokensService {
  constructor(
    private readonly tokens: SignedTokensService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  sign({ userId, tokenVersion, isSetUp = false }: SessionOwner, kind: SessionKind = 'session'): Promise<string> {
    const claims = { sub: userId, ver: tokenVersion, jti: randomBytes(16).toString('base64url') };
    if (isSetUp) return this.tokens.sign(kind, { ...claims, use: SET_UP }, SET_UP_SECONDS);
    return this.tokens.sign(kind, claims, kind === 'visitor' ? VISITOR_SECONDS : this.environment.jwtTtlSeconds);
  }

  /** Returns `null` if the token is forged, changed or expired. Throws 503 if the signing key cannot be read. */
  async read(token: string, kind: SessionKind = 'session'): Promise<SessionClaims | null> {
    const { sub, ver, jti, exp, use } = (await this.tokens.read(kind, token)) ?? {};
    const isOurs = typeof sub === 'string' && typeof ver === 'number' && typeof exp === 'number';
    if (!isOurs || typeof jti !== 'string' || (use !== undefined && use !== SET_UP)) return null;
    return {
      userId: sub,
      tokenVersion: ver,
      isSetUp: use === SET_UP,
      sessionId: jti,
      expiresAt: new Date(exp * 1_000),
    };
  }
}
