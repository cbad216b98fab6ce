import { COMMENT_STATUS_FIELDS } from '../../contract/comments';
import { Ids } from '../../platform/bulk/bulk.dto';
import { bodyOf } from '../../platform/fields/body-of';

export class BulkCommentStatusDto extends bodyOf(COMMENT_STATUS_FIELDS) {
  @Ids()
  ids: string[];
}
