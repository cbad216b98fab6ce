import { SAMPLE_CALLS } from '@contract/calls/sample';
import { callers } from './caller';

export const sample = callers(SAMPLE_CALLS);
