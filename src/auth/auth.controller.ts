import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type express from 'express';
import { LINK_TEXTS, type LinkFacts } from '../contract/account-links';
import { AUTH_TEXTS, type LoginAnswer, type Recovery, type SessionUser, type VerifyAnswer } from '../contract/auth';
import { AUTH_CALLS } from '../contract/calls/auth.calls';
import { type Accepted, type Done, MESSAGES } from '../contract/errors';
import { PasskeysService } from '../passkeys/passkeys.service';
import { CurrentUser, CurrentViewer, type Viewer } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { fullAddress, visitorAddress } from '../platform/limits/visitor-address';
import { InvitationsService } from '../users/invitations.service';
import { ProfileService } from '../users/profile.service';
import { tokenOf } from './access.guard';
import { ForgottenDto, LinkDto, LinkPasswordDto, LinkTokenDto, LoginDto } from './auth.dto';
import { AuthService } from './auth.service';
import { KnownBrowsersService } from './known-browsers.service';
import { BYPASS_COOKIE, MaintenanceBypass } from './maintenance-bypass';
import { PasswordResetsService } from './password-resets.service';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly resets: PasswordResetsService,
    private readonly invitations: InvitationsService,
    private readonly profile: ProfileService,
    private readonly bypass: MaintenanceBypass,
    private readonly browsers: KnownBrowsersService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Post('login')
  @Call(AUTH_CALLS.login, 'Logs a user in.', {
    401: `${AUTH_TEXTS.wrong}. With \`secondStep\`, the password is correct and \`code\` is missing or wrong.`,
    429: MESSAGES.tooMany,
  })
  async login(
    @Body() input: LoginDto,
    @Req() request: express.Request,
    @Res({ passthrough: true }) response: express.Response,
  ): Promise<LoginAnswer> {
    const [address, shown] = [visitorAddress(request), fullAddress(request)];
    const answer = await this.auth.login(input, address, shown, this.browsers.of(request));
    await this.browsers.mark(response, answer.user._id);
    return answer;
  }

  /** Always answers 200, because the session has ended in any case. */
  @Post('logout')
  @Call(AUTH_CALLS.logout, 'Logs out the session of the token. Other sessions stay logged in.')
  async logout(@Req() request: express.Request, @Res({ passthrough: true }) response: express.Response): Promise<Done> {
    if (this.bypass.isSet(request)) response.clearCookie(BYPASS_COOKIE, { ...this.bypass.cookie, maxAge: undefined });
    await this.auth.logout(tokenOf(request));
    return { success: true };
  }

  @Get('recovery')
  @Call(AUTH_CALLS.recovery, 'Lists the ways to log in that this site offers besides the password.')
  recovery(): Recovery {
    return { byEmail: this.resets.isOpen, byPasskey: this.passkeys.isOffered };
  }

  @Post('forgotten')
  @Call(AUTH_CALLS.forgotten, 'Emails a link to set a new password, if the email address has an account.', {
    409: LINK_TEXTS.noMail,
  })
  askForReset(@Body() { email }: ForgottenDto): Promise<Accepted> {
    return this.resets.ask(email);
  }

  @Post('link')
  @Call(AUTH_CALLS.readLink, 'Returns what an emailed link is for. The link stays valid.', { 404: LINK_TEXTS.gone })
  readLink(@Body() { kind, token }: LinkDto): Promise<LinkFacts> {
    if (kind === 'email') return this.profile.readLink(token);
    return kind === 'invitation' ? this.invitations.read(token) : this.resets.read(token);
  }

  @Post('reset')
  @Call(AUTH_CALLS.reset, 'Sets a new password by an emailed link, and ends all sessions.', { 404: LINK_TEXTS.gone })
  async reset(@Body() input: LinkPasswordDto): Promise<Done> {
    await this.resets.reset(input);
    return { success: true };
  }

  @Post('invitation')
  @Call(
    AUTH_CALLS.acceptInvitation,
    'Creates the account of an invited person with the password that this person chose.',
    {
      404: LINK_TEXTS.gone,
      409: 'Another account now has this email address.',
    },
  )
  async acceptInvitation(@Body() input: LinkPasswordDto): Promise<Done> {
    await this.invitations.accept(input);
    return { success: true };
  }

  @Post('email')
  @Call(AUTH_CALLS.confirmEmail, 'Changes the email address of an account to the one that the link was sent to.', {
    404: LINK_TEXTS.gone,
    409: 'Another account now has this email address.',
  })
  async confirmEmail(@Body() { token }: LinkTokenDto): Promise<Done> {
    await this.profile.confirmEmail(token);
    return { success: true };
  }

  @Post('logout/everywhere')
  @Call(AUTH_CALLS.logoutEverywhere, 'Ends all sessions of the account, this one included.')
  async logoutEverywhere(@CurrentViewer() { user }: Viewer): Promise<Done> {
    if (user) await this.profile.logoutEverywhere(user);
    return { success: true };
  }

  @Post('look')
  @Call(AUTH_CALLS.look, 'Lets this browser preview the site for an hour during maintenance mode.')
  async look(@CurrentUser() user: SessionUser, @Res({ passthrough: true }) response: express.Response): Promise<Done> {
    response.cookie(BYPASS_COOKIE, await this.bypass.sign(user._id), this.bypass.cookie);
    return { success: true };
  }

  /** Always answers 200, because an ended session is no error. */
  @Get('verify')
  @Call(AUTH_CALLS.verify, 'Says whether the token is valid. Always answers 200.')
  verify(@CurrentViewer() viewer: Viewer): VerifyAnswer {
    return viewer.user ? { valid: true, user: viewer.user } : { valid: false };
  }
}
