import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SigningKey } from '../platform/signing/signing-key';

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

type Payload = Partial<Record<'sub' | 'ver' | 'jti' | 'exp' | 'use', unknown>>;

const SET_UP = 'set up';
const SET_UP_SECONDS = 15 * 60;

/** Signs and reads session tokens. `SessionsModule` sets their algorithm and how long they are valid. */
@Injectable()
export class SessionTokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly key: SigningKey,
  ) {}

  async sign({ userId, tokenVersion, isSetUp = false }: SessionOwner): Promise<string> {
    const claims = { sub: userId, ver: tokenVersion, jti: randomBytes(16).toString('base64url') };
    const secret = await this.key.read();
    if (!isSetUp) return this.jwt.signAsync(claims, { secret });
    return this.jwt.signAsync({ ...claims, use: SET_UP }, { secret, expiresIn: SET_UP_SECONDS });
  }

  /** Returns `null` if the token is forged, changed or expired. */
  async read(token: string): Promise<SessionClaims | null> {
    // Reads the key outside `try`. If reading fails, this throws, because the token may still be valid.
    const secret = await this.key.read();
    try {
      const { sub, ver, jti, exp, use } = await this.jwt.verifyAsync<Payload>(token, { secret });
      const isOurs = typeof sub === 'string' && typeof ver === 'number' && typeof exp === 'number';
      if (!isOurs || typeof jti !== 'string' || (use !== undefined && use !== SET_UP)) return null;
      return {
        userId: sub,
        tokenVersion: ver,
        isSetUp: use === SET_UP,
        sessionId: jti,
        expiresAt: new Date(exp * 1_000),
      };
    } catch {
      return null;
    }
  }
}
