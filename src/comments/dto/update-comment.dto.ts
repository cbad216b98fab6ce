import { COMMENT_STATUS_FIELDS } from '../../contract/comments';
import { bodyOf } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';

/** Staff change nothing of a comment but its status. */
export class UpdateCommentDto extends bodyOf(COMMENT_STATUS_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}
