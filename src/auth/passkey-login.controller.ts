import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type express from 'express';
import type { LoginAnswer } from '../contract/auth';
import { AUTH_CALLS } from '../contract/calls/auth.calls';
import { MESSAGES } from '../contract/errors';
import { PASSKEY_TEXTS, type PasskeyOptions } from '../contract/passkeys';
import { PasskeysService } from '../passkeys/passkeys.service';
import { Call } from '../platform/calls/call.decorator';
import { fullAddress, visitorAddress } from '../platform/limits/visitor-address';
import { AccountsService } from '../users/accounts.service';
import { PasskeyAnswerDto } from '../users/user.dto';
import { AuthService, isRefusal } from './auth.service';
import { FailedLoginsService } from './failed-logins.service';
import { KnownBrowsersService } from './known-browsers.service';

/** Lets staff log in by passkey, in place of password and code. See docs/decisions/029-passkeys.md. */
@Controller('auth/login/passkey')
export class PasskeyLoginController {
  constructor(
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly passkeys: PasskeysService,
    private readonly browsers: KnownBrowsersService,
    private readonly failures: FailedLoginsService,
  ) {}

  @Post('start')
  @Call(AUTH_CALLS.startPasskeyLogin, 'Returns a challenge for a passkey.', { 409: PASSKEY_TEXTS.off })
  start(): Promise<PasskeyOptions> {
    return this.passkeys.startLogin('staff');
  }

  @Post()
  @Call(AUTH_CALLS.loginByPasskey, 'Logs a user in with the answer of a passkey.', {
    401: PASSKEY_TEXTS.wrong,
    409: PASSKEY_TEXTS.off,
    429: MESSAGES.tooMany,
  })
  async login(
    @Body() { answer }: PasskeyAnswerDto,
    @Req() request: express.Request,
    @Res({ passthrough: true }) response: express.Response,
  ): Promise<LoginAnswer> {
    const network = visitorAddress(request);
    try {
      const user = await this.passkeys.login('staff', answer, network, (id) => this.accounts.findActive(id));
      await this.browsers.mark(response, user._id.toHexString());
      return await this.auth.begin(user, this.browsers.of(request));
    } catch (error) {
      if (isRefusal(error)) this.failures.note('', network, fullAddress(request));
      throw error;
    }
  }
}
