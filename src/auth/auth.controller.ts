import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type express from 'express';
import { AUTH_TEXTS, type LoginAnswer, type SessionUser, type VerifyAnswer } from '../contract/auth';
import { AUTH_CALLS } from '../contract/calls/auth.calls';
import { type Done, MESSAGES } from '../contract/errors';
import { CurrentUser, CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { fullAddress, visitorAddress } from '../platform/limits/visitor-address';
import { tokenOf } from './access.guard';
import { LoginDto } from './auth.dto';
import { AuthService } from './auth.service';
import { BYPASS_COOKIE, MaintenanceBypass } from './maintenance-bypass';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly looks: MaintenanceBypass,
  ) {}

  @Post('login')
  @Call(AUTH_CALLS.login, 'Opens a session.', { 401: AUTH_TEXTS.wrong, 429: MESSAGES.tooMany })
  login(@Body() input: LoginDto, @Req() request: express.Request): Promise<LoginAnswer> {
    return this.auth.login(input.email, input.password, visitorAddress(request), fullAddress(request));
  }

  /** Public and always 200: a session that has ended already is ended. */
  @Post('logout')
  @Call(AUTH_CALLS.logout, 'Ends the session of the token, and no other.')
  async logout(@Req() request: express.Request, @Res({ passthrough: true }) response: express.Response): Promise<Done> {
    if (this.looks.isAsked(request)) response.clearCookie(BYPASS_COOKIE, { ...this.looks.cookie, maxAge: undefined });
    await this.auth.logout(tokenOf(request));
    return { success: true };
  }

  @Post('look')
  @Call(AUTH_CALLS.look, 'Lets this browser see the site for an hour while it is closed to visitors.')
  async look(@CurrentUser() user: SessionUser, @Res({ passthrough: true }) response: express.Response): Promise<Done> {
    response.cookie(BYPASS_COOKIE, await this.looks.sign(user._id), this.looks.cookie);
    return { success: true };
  }

  /** Always 200: a session that has ended is an answer here, not an error. */
  @Get('verify')
  @Call(AUTH_CALLS.verify, 'Whether the token is good. Always 200.')
  verify(@CurrentViewer() viewer: Viewer): VerifyAnswer {
    return viewer.user ? { valid: true, user: viewer.user } : { valid: false };
  }
}
