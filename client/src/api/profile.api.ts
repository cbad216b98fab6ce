import { PROFILE_CALLS } from '@contract/calls/profile.calls';
import { caller, callers } from './caller';

export const profile = {
  ...callers(PROFILE_CALLS),
  /** The answers of both calls contain a new token, for which parallel calls wait. */
  confirmSecondStep: caller(PROFILE_CALLS.confirmSecondStep, { bringsToken: true }),
  addPasskey: caller(PROFILE_CALLS.addPasskey, { bringsToken: true }),
  removePasskey: caller(PROFILE_CALLS.removePasskey, { bringsToken: true }),
  turnOffSecondStep: caller(PROFILE_CALLS.turnOffSecondStep, { bringsToken: true }),
};
