import { SETTINGS_CALLS } from '@contract/calls/settings';
import { callers } from './caller';

export const settings = callers(SETTINGS_CALLS);
