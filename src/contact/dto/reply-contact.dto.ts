import { REPLY_FIELDS } from '../../contract/contact';
import { bodyOf } from '../../platform/fields/body-of';
import { IdRead } from '../../platform/validation/id-read';

export class ReplyContactDto extends bodyOf(REPLY_FIELDS) {
  @IdRead('reply')
  lastReplyId?: string | null;
}
