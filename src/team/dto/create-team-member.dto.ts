import { TEAM_MEMBER_FIELDS } from '../../contract/team';
import { bodyOf } from '../../platform/fields/body-of';

export class CreateTeamMemberDto extends bodyOf(TEAM_MEMBER_FIELDS) {}
