import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  CONTACT_SORTS,
  CONTACT_STATUSES,
  type ContactSort,
  type ContactStatus,
  SORT_ORDERS,
  type SortOrder,
} from '../../contract/contact';
import { SearchPageQuery } from '../../platform/fields/search-page.query';

/** `q` is part of the name, the address or the subject. */
export class ListContactsQuery extends SearchPageQuery {
  @ApiPropertyOptional({ enum: CONTACT_STATUSES })
  @IsOptional()
  @IsIn(CONTACT_STATUSES, { message: `status must be one of ${CONTACT_STATUSES.join(', ')}.` })
  status?: ContactStatus;

  @ApiPropertyOptional({ enum: CONTACT_SORTS, default: 'createdAt' })
  @IsOptional()
  @IsIn(CONTACT_SORTS, { message: `sort must be one of ${CONTACT_SORTS.join(', ')}.` })
  sort?: ContactSort;

  @ApiPropertyOptional({ enum: SORT_ORDERS, default: 'desc' })
  @IsOptional()
  @IsIn(SORT_ORDERS, { message: `order must be one of ${SORT_ORDERS.join(', ')}.` })
  order?: SortOrder;
}

/** Which messages are counted. */
export class ContactFiguresQuery extends PickType(ListContactsQuery, ['q'] as const) {}
