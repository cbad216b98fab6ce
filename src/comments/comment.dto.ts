import { PickType } from '@nestjs/swagger';
import {
  COMMENT_FIELDS,
  COMMENT_REPLY_FIELDS,
  COMMENT_STATUS_FIELDS,
  COMMENT_STATUSES,
  COMMENT_TRAP,
  type CommentStatus,
} from '../contract/comments';
import { Ids } from '../platform/bulk/bulk.dto';
import { bodyOf } from '../platform/fields/body-of';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import { OneOf } from '../platform/validation/one-of';
import { ReadAt } from '../platform/validation/read-at';

export class CreateCommentDto extends bodyOf({ ...COMMENT_FIELDS, ...COMMENT_TRAP }) {}

export class UpdateCommentDto extends bodyOf(COMMENT_STATUS_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}

export class ReplyCommentDto extends bodyOf(COMMENT_REPLY_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}

export class BulkCommentStatusDto extends bodyOf(COMMENT_STATUS_FIELDS) {
  @Ids()
  ids: string[];
}

export class ListCommentsQuery extends SearchPageQuery {
  @OneOf(COMMENT_STATUSES)
  status?: CommentStatus;
}

export class CommentStatisticsQuery extends PickType(ListCommentsQuery, ['q'] as const) {}
