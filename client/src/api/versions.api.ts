import { VERSION_CALLS } from '@contract/calls/versions.calls';
import { callers } from './caller';

export const versions = callers(VERSION_CALLS);
