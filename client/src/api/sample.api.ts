import { SAMPLE_CALLS } from '@contract/calls/sample.calls';
import { callers } from './caller';

export const sample = callers(SAMPLE_CALLS);
