import { PROFILE_CALLS } from '@contract/calls/profile.calls';
import { caller, callers } from './caller';

export const profile = {
  ...callers(PROFILE_CALLS),
  /** The answers to these calls contain a new token. Other calls wait until it is stored. */
  confirmSecondStep: caller(PROFILE_CALLS.confirmSecondStep, { bringsToken: true }),
  addPasskey: caller(PROFILE_CALLS.addPasskey, { bringsToken: true }),
  removePasskey: caller(PROFILE_CALLS.removePasskey, { bringsToken: true }),
  turnOffSecondStep: caller(PROFILE_CALLS.turnOffSecondStep, { bringsToken: true }),
};
