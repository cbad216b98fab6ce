import { REPLY_FIELDS } from '../../contract/contact';
import { bodyOf } from '../../platform/fields/body-of';
import { LastReplyId } from '../../platform/validation/last-reply-id';

export class ReplyContactDto extends bodyOf(REPLY_FIELDS) {
  @LastReplyId()
  lastReplyId?: string | null;
}
