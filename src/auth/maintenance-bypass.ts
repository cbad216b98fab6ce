import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions } from 'express';
import { HOUR_MS } from '../platform/clock/durations';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { SignedTokensService } from '../sessions/signed-tokens.service';
import { AccountsService } from '../users/accounts.service';

/** Cookie that only staff get, to see the site in maintenance mode. */
export const BYPASS_COOKIE = 'mosi-look';
const COOKIE = new RegExp(`(?:^|; )${BYPASS_COOKIE}=([\\w.-]+)`);

/** Lets staff see the site in maintenance mode by a cookie of an hour. Browsers send no token for pages. */
@Injectable()
export class MaintenanceBypass {
  readonly cookie: CookieOptions;

  constructor(
    private readonly tokens: SignedTokensService,
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

  /** Returns a signed cookie value for a member of staff. */
  sign(userId: string): Promise<string> {
    return this.tokens.sign('look', { sub: userId }, HOUR_MS / 1_000);
  }

  /** True if the request has a bypass cookie, valid or not. Every request needs this check, so it must be cheap. */
  isSet({ headers }: IncomingMessage): boolean {
    return headers.cookie !== undefined && COOKIE.test(headers.cookie);
  }

  /** True if the bypass cookie is valid and the member of staff who got it still has access. */
  async isValid({ headers }: IncomingMessage): Promise<boolean> {
    const [, token = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
    const claims = await this.tokens.read('look', token);
    return claims !== null && this.accounts.may(String(claims.sub), 'viewer');
  }
}
