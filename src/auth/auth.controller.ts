import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type express from 'express';
import { AUTH_TEXTS, type LoginAnswer, type VerifyAnswer } from '../contract/auth';
import { type Done, MESSAGES } from '../contract/errors';
import { CurrentViewer, Public, type Viewer } from '../platform/access/access.decorator';
import { visitorAddress } from '../platform/limits/visitor-address';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { DONE } from '../platform/openapi/shared-answers';
import { tokenOf } from './access.guard';
import { AuthService } from './auth.service';
import { LoginDto } from './dto/login.dto';
import { LOGIN_ANSWER, VERIFY_ANSWER } from './dto/session.answer';

@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiCall('Opens a session.', LOGIN_ANSWER, { 401: AUTH_TEXTS.wrong, 429: MESSAGES.tooMany })
  login(@Body() input: LoginDto, @Req() request: express.Request): Promise<LoginAnswer> {
    return this.auth.login(input.email, input.password, visitorAddress(request));
  }

  /** Public and always 200: a session that has ended already is ended. */
  @Public()
  @Post('logout')
  @HttpCode(200)
  @ApiCall('Ends the session of the token, and no other.', DONE)
  async logout(@Req() request: express.Request): Promise<Done> {
    await this.auth.logout(tokenOf(request));
    return { success: true };
  }

  /** Always 200: a session that has ended is an answer here, not an error. */
  @Public()
  @Get('verify')
  @ApiCall('Whether the token is good. Always 200.', VERIFY_ANSWER)
  verify(@CurrentViewer() viewer: Viewer): VerifyAnswer {
    return viewer.user ? { valid: true, user: viewer.user } : { valid: false };
  }
}
