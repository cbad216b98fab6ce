import { SETTINGS_CALLS } from '@contract/calls/settings.calls';
import { callers } from './caller';

export const settings = callers(SETTINGS_CALLS);
