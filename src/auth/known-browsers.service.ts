import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { DAY_MS } from '../platform/clock/durations';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { browserName } from '../platform/http/browser-name';
import { SignedTokensService } from '../sessions/signed-tokens.service';
import { tokenOf } from './access.guard';

/** First part of the cookie's name. The account's id follows, because several people may use the same browser. */
export const BROWSER_COOKIE = 'mosi-browser-';
const LIFE_MS = 400 * DAY_MS;

/** Browser from which a person logs in. */
export interface LoginBrowser {
  /** Result of `browserName`, such as "Firefox on Windows". */
  name: string;
  /**
   * Returns a key of account and browser if the account has logged in with this browser before, else `null`. Failed
   * logins of the browser count under this key.
   */
  knownAs(userId: string): Promise<string | null>;
  /** Session token that the browser sent. A successful login ends this earlier session. */
  formerToken?: string;
}

/** Remembers browsers of an account by a signed cookie that gives no access. See docs/decisions/027. */
@Injectable()
export class KnownBrowsersService {
  private readonly cookie: CookieOptions;

  constructor(
    private readonly tokens: SignedTokensService,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.cookie = {
      httpOnly: true,
      sameSite: 'lax',
      path: '/api/auth/login',
      maxAge: LIFE_MS,
      secure: publicUrl.startsWith('https://'),
    };
  }

  of(request: Request): LoginBrowser {
    const knownAs = (userId: string) => this.keyOf(request, userId);
    return { name: browserName(request), knownAs, formerToken: tokenOf(request) };
  }

  async mark(response: Response, userId: string): Promise<void> {
    const token = await this.tokens.sign('browser', { sub: userId }, LIFE_MS / 1_000);
    response.cookie(BROWSER_COOKIE + userId, token, this.cookie);
  }

  private async keyOf({ headers }: Request, userId: string): Promise<string | null> {
    const [, token = ''] = new RegExp(`(?:^|; )${BROWSER_COOKIE}${userId}=([\\w.-]+)`).exec(headers.cookie ?? '') ?? [];
    const claims = await this.tokens.read('browser', token);
    // Uses a claim, because the text of a token can be varied without making the token invalid.
    return claims?.sub === userId ? `${BROWSER_COOKIE}${userId}-${claims.iat}` : null;
  }
}
