import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { SORT_ORDERS, type SortOrder } from '../contract/contact';
import { OBJECT_ID_PATTERN } from '../contract/limits';
import { FIND_FIELDS, PROJECT_FIELDS, PROJECT_STATUS_FIELDS } from '../contract/project';
import { NOTE_FIELDS } from '../contract/project-office';
import { QUESTION_FIELDS, STAFF_ENTRY_FIELDS } from '../contract/thread';
import {
  ASSIGNEE_REFUSED,
  NOBODY,
  REQUEST_SORTS,
  REQUEST_STATES,
  type RequestSort,
  type RequestState,
} from '../contract/work-list';
import { NOTIFY_FIELD, STEPS_FIELDS } from '../contract/work-steps';
import { BulkDto, Ids } from '../platform/bulk/bulk.dto';
import { bodyOf } from '../platform/fields/body-of';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import { IdRead } from '../platform/validation/id-read';
import { OneOf } from '../platform/validation/one-of';
import { ReadAt } from '../platform/validation/read-at';

export class CreateProjectRequestDto extends bodyOf(PROJECT_FIELDS) {}

export class UpdateProjectRequestDto extends bodyOf({ ...PROJECT_STATUS_FIELDS, ...NOTE_FIELDS }) {
  @ReadAt()
  updatedAt?: string;
}

export class StepsDto extends bodyOf({ ...STEPS_FIELDS, notify: NOTIFY_FIELD }) {
  @ReadAt()
  updatedAt?: string;
}

export class BulkStatusDto extends bodyOf({ ...PROJECT_STATUS_FIELDS, ...NOTE_FIELDS }) {
  @Ids()
  ids: string[];
}

export class BulkAssignDto extends BulkDto {
  @ApiProperty({ type: String, nullable: true, pattern: OBJECT_ID_PATTERN.source })
  @ValidateIf((_body, value) => value !== null)
  @Matches(OBJECT_ID_PATTERN, { message: ASSIGNEE_REFUSED })
  assignee: string | null;
}

export class ListProjectRequestsQuery extends SearchPageQuery {
  @OneOf(REQUEST_STATES)
  status?: RequestState;

  @ApiPropertyOptional({ type: String, pattern: `^([0-9a-f]{24}|${NOBODY})$` })
  @IsOptional()
  @Matches(new RegExp(`^([0-9a-f]{24}|${NOBODY})$`), { message: `assignee must be the id of a user, or ${NOBODY}.` })
  assignee?: string;

  @OneOf(REQUEST_SORTS, 'createdAt')
  sort?: RequestSort;

  @OneOf(SORT_ORDERS, 'desc')
  order?: SortOrder;
}

export class RequestStatisticsQuery extends PickType(ListProjectRequestsQuery, ['q', 'assignee'] as const) {}

export class FindRequestsDto extends bodyOf(FIND_FIELDS) {}

export class QuestionDto extends bodyOf(QUESTION_FIELDS) {}

export class StaffEntryDto extends bodyOf(STAFF_ENTRY_FIELDS) {
  @IdRead('reply')
  lastReplyId?: string | null;
}
