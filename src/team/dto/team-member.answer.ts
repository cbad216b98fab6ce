import type { TeamMember } from '../../contract/team';
import { id, STORED, shape, text } from '../../platform/openapi/shape';

export const TEAM_MEMBER = shape<TeamMember>('TeamMember', {
  ...STORED,
  id,
  name: text,
  role: text,
  image: text,
  bio: text,
});
