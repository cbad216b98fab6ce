import { PartialType } from '@nestjs/swagger';
import { ReadAt } from '../../platform/validation/read-at';
import { CreateTeamMemberDto } from './create-team-member.dto';

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateTeamMemberDto extends PartialType(CreateTeamMemberDto, { skipNullProperties: false }) {
  @ReadAt()
  updatedAt?: string;
}
