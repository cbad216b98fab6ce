import { SYSTEM_CALLS } from '@contract/calls/system.calls';
import { callers } from './caller';

export const system = callers(SYSTEM_CALLS);
