import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ReadAt } from '../../common/validation/read-at';
import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/project';

/** Staff change nothing of a request but its status. */
export class UpdateProjectRequestDto {
  @ApiProperty({ enum: PROJECT_STATUSES })
  @IsIn(PROJECT_STATUSES, { message: `Status must be one of ${PROJECT_STATUSES.join(', ')}.` })
  status: ProjectStatus;

  @ReadAt()
  updatedAt?: string;
}
