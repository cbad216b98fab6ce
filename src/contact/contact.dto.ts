import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  CONTACT_FIELDS,
  CONTACT_SORTS,
  CONTACT_STATUS_FIELDS,
  CONTACT_STATUSES,
  type ContactSort,
  type ContactStatus,
  REPLY_FIELDS,
  SORT_ORDERS,
  type SortOrder,
} from '../contract/contact';
import { NOTE_ENTRY_FIELDS } from '../contract/thread';
import { Ids } from '../platform/bulk/bulk.dto';
import { bodyOf } from '../platform/fields/body-of';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import { IdRead } from '../platform/validation/id-read';
import { ReadAt } from '../platform/validation/read-at';

export class CreateContactDto extends bodyOf(CONTACT_FIELDS) {}

export class UpdateContactDto extends bodyOf(CONTACT_STATUS_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}

export class ReplyContactDto extends bodyOf(REPLY_FIELDS) {
  @IdRead('reply')
  lastReplyId?: string | null;
}

export class NoteDto extends bodyOf(NOTE_ENTRY_FIELDS) {}

export class BulkContactStatusDto extends bodyOf(CONTACT_STATUS_FIELDS) {
  @Ids()
  ids: string[];
}

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

export class ContactFiguresQuery extends PickType(ListContactsQuery, ['q'] as const) {}
