import type { TeamMember, TeamMemberInput } from '../team';
import { type Calls, type Json, type List, PAGE_PARAMETERS, type PageQuery, type Query } from './call';
import { recordCalls } from './record-calls';

export const TEAM_CALLS = {
  list: {
    method: 'GET',
    path: '/team',
    who: 'public',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<TeamMember>,
    cached: { dependsOn: 'team', query: PAGE_PARAMETERS },
  },
  ...recordCalls({
    kind: 'team',
    noun: 'the team member',
    created: 'Added',
    who: 'editor',
    body: 'json' as Json<TeamMemberInput>,
    record: 'json' as Json<TeamMember>,
  }),
} as const satisfies Calls;
