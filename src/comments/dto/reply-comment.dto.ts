import { COMMENT_REPLY_FIELDS } from '../../contract/comments';
import { bodyOf } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';

export class ReplyCommentDto extends bodyOf(COMMENT_REPLY_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}
