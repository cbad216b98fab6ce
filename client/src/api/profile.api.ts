import { PROFILE_CALLS } from '@contract/calls/profile.calls';
import { callers } from './caller';

export const profile = callers(PROFILE_CALLS);
