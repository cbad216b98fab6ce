import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** What a token says: whose session it is, and the user's token version when it was made. */
export interface SessionClaims {
  userId: string;
  tokenVersion: number;
}

/** Signs and reads session tokens. Secret, life and the pinned algorithm are set in `SessionsModule`. */
@Injectable()
export class SessionTokens {
  constructor(private readonly jwt: JwtService) {}

  sign(claims: SessionClaims): Promise<string> {
    return this.jwt.signAsync({ sub: claims.userId, ver: claims.tokenVersion });
  }

  /** Null for a token that is not ours, was changed, or has expired. */
  async read(token: string): Promise<SessionClaims | null> {
    try {
      const { sub, ver } = await this.jwt.verifyAsync<{ sub?: unknown; ver?: unknown }>(token);
      return typeof sub === 'string' && typeof ver === 'number' ? { userId: sub, tokenVersion: ver } : null;
    } catch {
      return null;
    }
  }
}
