import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LIMITS } from '../../contract/limits';
import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/project';
import { ReadAt } from '../../platform/validation/read-at';
import { OptionalText } from '../../platform/validation/text';

/** Staff change nothing of a request but its status, and say why. */
export class UpdateProjectRequestDto {
  @ApiProperty({ enum: PROJECT_STATUSES })
  @IsIn(PROJECT_STATUSES, { message: `Status must be one of ${PROJECT_STATUSES.join(', ')}.` })
  status: ProjectStatus;

  /** Why; kept with the name of whoever says so. */
  @OptionalText('Note', LIMITS.staffNote)
  note?: string;

  @ReadAt()
  updatedAt?: string;
}
