import { STAFF_ENTRY_FIELDS } from '../../contract/thread';
import { bodyOf } from '../../platform/fields/body-of';
import { LastReplyId } from '../../platform/validation/last-reply-id';

export class StaffEntryDto extends bodyOf(STAFF_ENTRY_FIELDS) {
  @LastReplyId()
  lastReplyId?: string | null;
}
