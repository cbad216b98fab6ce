import { PROFILE_CALLS } from '@contract/calls/profile.calls';
import { caller, callers } from './caller';

export const profile = {
  ...callers(PROFILE_CALLS),
  /** The answers bring the token that parallel calls wait for. */
  confirmSecondStep: caller(PROFILE_CALLS.confirmSecondStep, { bringsToken: true }),
  turnOffSecondStep: caller(PROFILE_CALLS.turnOffSecondStep, { bringsToken: true }),
};
