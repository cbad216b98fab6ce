import { TEAM_MEMBER_FIELDS } from '../contract/team';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreateTeamMemberDto extends bodyOf(TEAM_MEMBER_FIELDS) {}

export class UpdateTeamMemberDto extends editOf(TEAM_MEMBER_FIELDS) {}
