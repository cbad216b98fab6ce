import { TEAM_CALLS } from '@contract/calls/team.calls';
import { callers } from './caller';

export const team = callers(TEAM_CALLS);
