import { PickType } from '@nestjs/swagger';
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
import { OneOf } from '../platform/validation/one-of';
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
  @OneOf(CONTACT_STATUSES)
  status?: ContactStatus;

  @OneOf(CONTACT_SORTS, 'createdAt')
  sort?: ContactSort;

  @OneOf(SORT_ORDERS, 'desc')
  order?: SortOrder;
}

export class ContactStatisticsQuery extends PickType(ListContactsQuery, ['q'] as const) {}
