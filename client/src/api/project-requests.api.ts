import { PROJECT_CALLS } from '@contract/calls/project.calls';
import { callers } from './caller';

export const projectRequests = callers(PROJECT_CALLS);
