import { TEAM_MEMBER_FIELDS } from '../../contract/team';
import { editOf } from '../../platform/fields/body-of';

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateTeamMemberDto extends editOf(TEAM_MEMBER_FIELDS) {}
