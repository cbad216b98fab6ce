import { LIMITS } from '../../contract/limits';
import type { TeamMemberInput } from '../../contract/team';
import { ImageText, OptionalText, RequiredText } from '../../platform/validation/text';

export class CreateTeamMemberDto implements Partial<TeamMemberInput> {
  @RequiredText('Name', LIMITS.name)
  name: string;

  /** Decides where the member stands on the Team screen. */
  @RequiredText('Role', LIMITS.role)
  role: string;

  @ImageText()
  image?: string;

  @OptionalText('Bio', LIMITS.bio)
  bio?: string;
}
