import { TEAM_CALLS } from '@contract/calls/team';
import { callers } from './caller';

export const team = callers(TEAM_CALLS);
