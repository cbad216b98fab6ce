import { Body, Controller, Get, Post } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import { PROFILE_CALLS } from '../contract/calls/profile.calls';
import { MESSAGES } from '../contract/errors';
import {
  type RecoveryCodes,
  type Renewed,
  SECOND_STEP_TEXTS,
  type SecondStepSecret,
  type SecondStepState,
} from '../contract/second-step';
import { CurrentUser } from '../platform/access/access.decorator';
import { Call } from '../platform/calls/call.decorator';
import { type Caller, CurrentCaller } from './current-caller';
import { SecondStepService } from './second-step.service';
import { CodeDto, ProofDto } from './user.dto';

const REFUSALS = { 400: 'The password or the code is wrong.', 429: MESSAGES.tooMany };

@Controller('profile/second-step')
export class SecondStepController {
  constructor(private readonly secondStep: SecondStepService) {}

  @Get()
  @Call(PROFILE_CALLS.readSecondStep, 'Says whether two-step login is on for the account.')
  read(@CurrentUser() user: SessionUser): Promise<SecondStepState> {
    return this.secondStep.read(user);
  }

  @Post()
  @Call(PROFILE_CALLS.startSecondStep, 'Makes a setup key for an authenticator app. Nothing changes yet.', REFUSALS)
  start(@Body() proof: ProofDto, @CurrentCaller() caller: Caller): Promise<SecondStepSecret> {
    return this.secondStep.start(caller, proof);
  }

  @Post('confirm')
  @Call(PROFILE_CALLS.confirmSecondStep, 'Turns on two-step login with a first code, and ends all other sessions.', {
    400: SECOND_STEP_TEXTS.wrong,
    409: SECOND_STEP_TEXTS.notStarted,
    429: MESSAGES.tooMany,
  })
  confirm(@Body() { code }: CodeDto, @CurrentCaller() caller: Caller): Promise<RecoveryCodes & Renewed> {
    return this.secondStep.confirm(caller, code);
  }

  @Post('codes')
  @Call(PROFILE_CALLS.renewRecoveryCodes, 'Makes new recovery codes. The earlier ones no longer work.', {
    ...REFUSALS,
    409: SECOND_STEP_TEXTS.off,
  })
  renewCodes(@Body() proof: ProofDto, @CurrentCaller() caller: Caller): Promise<RecoveryCodes> {
    return this.secondStep.renewCodes(caller, proof);
  }

  @Post('off')
  @Call(PROFILE_CALLS.turnOffSecondStep, 'Turns off two-step login and ends all other sessions.', {
    ...REFUSALS,
    409: 'Two-step login is already off, or this site requires it, so it cannot be turned off.',
  })
  turnOff(@Body() proof: ProofDto, @CurrentCaller() caller: Caller): Promise<Renewed> {
    return this.secondStep.turnOff(caller, proof);
  }
}
