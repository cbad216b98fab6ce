import { id, STORED, shape, text } from '../../common/openapi/shape';
import type { TeamMember } from '../../contract/team';

export const TEAM_MEMBER = shape<TeamMember>('TeamMember', {
  ...STORED,
  id,
  name: text,
  role: text,
  image: text,
  bio: text,
});
