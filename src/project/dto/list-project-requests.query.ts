import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { SORT_ORDERS, type SortOrder } from '../../contract/contact';
import { NOBODY, REQUEST_SORTS, REQUEST_STATES, type RequestSort, type RequestState } from '../../contract/work-list';
import { SearchPageQuery } from '../../platform/fields/search-page.query';

/** Page 1 of ten requests unless told otherwise. */
export class ListProjectRequestsQuery extends SearchPageQuery {
  @ApiPropertyOptional({ enum: REQUEST_STATES })
  @IsOptional()
  @IsIn(REQUEST_STATES, { message: `status must be one of ${REQUEST_STATES.join(', ')}.` })
  status?: RequestState;

  /** Id of a member of staff, or `nobody`. */
  @ApiPropertyOptional({ type: String, pattern: `^([0-9a-f]{24}|${NOBODY})$` })
  @IsOptional()
  @Matches(new RegExp(`^([0-9a-f]{24}|${NOBODY})$`), { message: `assignee must be the id of a user, or ${NOBODY}.` })
  assignee?: string;

  @ApiPropertyOptional({ enum: REQUEST_SORTS, default: 'createdAt' })
  @IsOptional()
  @IsIn(REQUEST_SORTS, { message: `sort must be one of ${REQUEST_SORTS.join(', ')}.` })
  sort?: RequestSort;

  @ApiPropertyOptional({ enum: SORT_ORDERS, default: 'desc' })
  @IsOptional()
  @IsIn(SORT_ORDERS, { message: `order must be one of ${SORT_ORDERS.join(', ')}.` })
  order?: SortOrder;
}

/** Which requests are counted. */
export class RequestFiguresQuery extends PickType(ListProjectRequestsQuery, ['q', 'assignee'] as const) {}
