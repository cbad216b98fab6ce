import { PRIVACY_CALLS } from '@contract/calls/privacy';
import { callers } from './caller';

export const privacy = callers(PRIVACY_CALLS);
