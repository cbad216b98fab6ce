import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { PROFILE_CALLS } from '../contract/calls/profile.calls';
import { type Accepted, MESSAGES } from '../contract/errors';
import { PASSWORD_TEXTS } from '../contract/users';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { ReceivedFile, ReceivesFile } from '../uploads/receive-file.interceptor';
import { type Caller, CurrentCaller } from './current-caller';
import { PortraitsService } from './portraits.service';
import { ProfileService } from './profile.service';
import { OwnEmailDto, OwnNameDto } from './user.dto';

@Controller('profile')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly portraits: PortraitsService,
  ) {}

  @Put()
  @Call(PROFILE_CALLS.update, 'Changes the name of the logged-in user.')
  update(@Body() { name }: OwnNameDto, @CurrentUser() user: SessionUser): Promise<SessionUser> {
    return this.profile.rename(user, name);
  }

  @Post('email')
  @Call(
    PROFILE_CALLS.askEmail,
    'Emails a link to the new email address. The email address changes when the link is used.',
    {
      400: PASSWORD_TEXTS.currentWrong,
      409: 'The email address is in use, or there is no mail server.',
      429: MESSAGES.tooMany,
    },
  )
  askEmail(@Body() input: OwnEmailDto, @CurrentCaller() caller: Caller): Promise<Accepted> {
    return this.profile.askEmail(caller, input);
  }

  @ReceivesFile()
  @Post('portrait')
  @Call(PROFILE_CALLS.setPortrait, 'Sets the portrait of the logged-in user.', {
    400: 'No file, or not an image.',
    429: 'Too many uploads at once.',
  })
  setPortrait(@CurrentUser() user: SessionUser, @ReceivedFile() file: Express.Multer.File): Promise<SessionUser> {
    return this.portraits.set(user, file.path);
  }

  @Delete('portrait')
  @Call(PROFILE_CALLS.removePortrait, 'Removes the portrait of the logged-in user.')
  removePortrait(@CurrentUser() user: SessionUser): Promise<SessionUser> {
    return this.portraits.remove(user);
  }
}
