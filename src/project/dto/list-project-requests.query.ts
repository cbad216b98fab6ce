import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/project';
import { ListPageQuery } from '../../platform/http/list-page.query';

/** Page 1 of ten requests unless told otherwise. */
export class ListProjectRequestsQuery extends ListPageQuery {
  @ApiPropertyOptional({ enum: PROJECT_STATUSES })
  @IsOptional()
  @IsIn(PROJECT_STATUSES, { message: `status must be one of ${PROJECT_STATUSES.join(', ')}.` })
  status?: ProjectStatus;
}
