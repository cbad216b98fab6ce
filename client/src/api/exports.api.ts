import { EXPORT_CALLS } from '@contract/calls/exports.calls';
import { callers } from './caller';

export const listExports = callers(EXPORT_CALLS);
