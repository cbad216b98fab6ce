import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { CookieOptions } from 'express';
import { HOUR_MS } from '../platform/clock/durations';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { SigningKey } from '../platform/signing/signing-key';
import { AccountsService } from '../users/accounts.service';

/** The only cookie that there is, and only staff who asked for it have it. */
export const BYPASS_COOKIE = 'mosi-look';
const COOKIE = new RegExp(`(?:^|; )${BYPASS_COOKIE}=([\\w.-]+)`);

/**
 * Lets staff see the site in maintenance mode. Browsers request pages without the session token, so a cookie identifies
 * staff. It is valid for an hour and for nothing else.
 */
@Injectable()
export class MaintenanceBypass {
  /** How the cookie is set, and taken away. */
  readonly cookie: CookieOptions;

  constructor(
    private readonly jwt: JwtService,
    private readonly key: SigningKey,
    private readonly accounts: AccountsService,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.cookie = {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: HOUR_MS,
      secure: publicUrl.startsWith('https://'),
    };
  }

  /** Value of the cookie for this member of staff. Errors: those of `SigningKey.read`. */
  async sign(userId: string): Promise<string> {
    const options = { algorithm: 'HS256', expiresIn: HOUR_MS / 1_000 } as const;
    return this.jwt.signAsync({ sub: userId }, { ...options, secret: await this.secret() });
  }

  /** True where the caller has the cookie at all, good or not: cheap, since every request is asked. */
  isAsked({ headers }: IncomingMessage): boolean {
    return headers.cookie !== undefined && COOKIE.test(headers.cookie);
  }

  /** True for staff of today. Errors: those of the database and of `SigningKey.read`. */
  async isGood({ headers }: IncomingMessage): Promise<boolean> {
    const [, token = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
    const secret = await this.secret();
    const claims = await this.jwt
      .verifyAsync<{ sub: string }>(token, { secret, algorithms: ['HS256'] })
      .catch(() => null);
    return claims !== null && this.accounts.may(claims.sub, 'viewer');
  }

  /** Another one than that of sessions: neither token passes for the other. */
  private async secret(): Promise<string> {
    return `look ${await this.key.read()}`;
  }
}
