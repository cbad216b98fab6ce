import { PRIVACY_CALLS } from '@contract/calls/privacy.calls';
import { callers } from './caller';

export const privacy = callers(PRIVACY_CALLS);
