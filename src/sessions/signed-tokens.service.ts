import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SigningKey } from '../platform/signing/signing-key';

/** Purpose of a token. The secrets differ, so that a token for one purpose is refused for another. */
type TokenPurpose = 'session' | 'visitor' | 'browser' | 'look';

type Claims = Partial<Record<'sub' | 'ver' | 'jti' | 'exp' | 'iat' | 'use', unknown>>;

/** Signs and reads the JWT of sessions and cookies. */
@Injectable()
export class SignedTokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly key: SigningKey,
  ) {}

  async sign(purpose: TokenPurpose, claims: Claims, expiresIn: number): Promise<string> {
    return this.jwt.signAsync(claims, { algorithm: 'HS256', expiresIn, secret: await this.secretOf(purpose) });
  }

  /** Returns `null` if the token is forged, changed or expired. Throws 503 if the signing key cannot be read. */
  async read(purpose: TokenPurpose, token: string): Promise<Claims | null> {
    const secret = await this.secretOf(purpose);
    return this.jwt.verifyAsync<Claims>(token, { secret, algorithms: ['HS256'] }).catch(() => null);
  }

  private async secretOf(purpose: TokenPurpose): Promise<string> {
    const key = await this.key.read();
    return purpose === 'session' ? key : `${purpose} ${key}`;
  }
}
