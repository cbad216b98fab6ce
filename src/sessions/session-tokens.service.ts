import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SigningKey } from '../platform/signing/signing-key';

/** Whose session it is, and the user's token version when it was made. */
interface SessionOwner {
  userId: string;
  tokenVersion: number;
}

/** Claims of a token. */
export interface SessionClaims extends SessionOwner {
  /** Id of this session, so that it can end alone. */
  sessionId: string;
  expiresAt: Date;
}

type Payload = Partial<Record<'sub' | 'ver' | 'jti' | 'exp', unknown>>;

/** Signs and reads session tokens. Life and the pinned algorithm are set in `SessionsModule`. */
@Injectable()
export class SessionTokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly key: SigningKey,
  ) {}

  /** Errors: those of `SigningKey.read`. */
  async sign({ userId, tokenVersion }: SessionOwner): Promise<string> {
    const claims = { sub: userId, ver: tokenVersion, jti: randomBytes(16).toString('base64url') };
    return this.jwt.signAsync(claims, { secret: await this.key.read() });
  }

  /** Null for a token that is not ours, was changed, or has expired. Errors: as above. */
  async read(token: string): Promise<SessionClaims | null> {
    // Not within: a key that is not known yet says nothing of the token.
    const secret = await this.key.read();
    try {
      const { sub, ver, jti, exp } = await this.jwt.verifyAsync<Payload>(token, { secret });
      const isOurs = typeof sub === 'string' && typeof ver === 'number' && typeof exp === 'number';
      if (!isOurs || typeof jti !== 'string') return null;
      return { userId: sub, tokenVersion: ver, sessionId: jti, expiresAt: new Date(exp * 1_000) };
    } catch {
      return null;
    }
  }
}
