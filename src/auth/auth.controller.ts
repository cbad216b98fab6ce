import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { visitorAddress } from '../common/http/visitor-address';
import type { LoginAnswer, VerifyAnswer } from '../contract/auth';
import { CurrentViewer, Public, type Viewer } from './access.decorator';
import { AuthService } from './auth.service';
import { LoginDto } from './dto/login.dto';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  login(@Body() input: LoginDto, @Req() request: Request): Promise<LoginAnswer> {
    return this.auth.login(input.email, input.password, visitorAddress(request));
  }

  /** Always 200: a session that has ended is an answer here, not an error. */
  @Public()
  @Get('verify')
  verify(@CurrentViewer() viewer: Viewer): VerifyAnswer {
    return viewer.user ? { valid: true, user: viewer.user } : { valid: false };
  }
}
