import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { PROFILE_CALLS } from '../contract/calls/profile.calls';
import { MESSAGES } from '../contract/errors';
import type { PasskeyList, PasskeyOptions } from '../contract/passkeys';
import type { Renewed } from '../contract/second-step';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { type Caller, CurrentCaller } from './current-caller';
import { OwnPasskeysService } from './own-passkeys.service';
import { NewPasskeyDto, ProofDto } from './user.dto';

const WRONG = 'The password or the code is wrong.';

@Controller('profile/passkeys')
export class OwnPasskeysController {
  constructor(private readonly passkeys: OwnPasskeysService) {}

  @Get()
  @Call(PROFILE_CALLS.listPasskeys, 'Lists the passkeys of the logged-in user.')
  list(@CurrentUser() user: SessionUser): Promise<PasskeyList> {
    return this.passkeys.list(user);
  }

  @Post('start')
  @Call(PROFILE_CALLS.startPasskey, 'Returns options with which the browser makes a passkey. Nothing changes yet.', {
    400: WRONG,
    409: 'Passkeys are off, or the account has too many.',
    429: MESSAGES.tooMany,
  })
  start(@Body() proof: ProofDto, @CurrentCaller() caller: Caller): Promise<PasskeyOptions> {
    return this.passkeys.start(caller, proof);
  }

  @Post()
  @Call(PROFILE_CALLS.addPasskey, 'Adds the passkey that the browser made, and ends all other sessions.', {
    409: 'The answer is invalid or came too late, the passkey is already in use, or the account has too many passkeys.',
  })
  add(@Body() input: NewPasskeyDto, @CurrentCaller() caller: Caller): Promise<Renewed> {
    return this.passkeys.add(caller, input);
  }

  @Post(':id/remove')
  @Call(PROFILE_CALLS.removePasskey, 'Removes a passkey and ends all other sessions.', {
    400: WRONG,
    429: MESSAGES.tooMany,
  })
  remove(@Param('id') id: string, @Body() proof: ProofDto, @CurrentCaller() caller: Caller): Promise<Renewed> {
    return this.passkeys.remove(caller, id, proof);
  }
}
