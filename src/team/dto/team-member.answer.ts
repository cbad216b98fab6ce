import { TEAM_MEMBER_FIELDS, type TeamMember } from '../../contract/team';
import { answerOf } from '../../platform/fields/answer-of';
import { id, STORED, shape } from '../../platform/openapi/shape';

export const TEAM_MEMBER = shape<TeamMember>('TeamMember', { ...STORED, id, ...answerOf(TEAM_MEMBER_FIELDS) });
