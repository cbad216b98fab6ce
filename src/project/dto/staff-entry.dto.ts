import { STAFF_ENTRY_FIELDS } from '../../contract/thread';
import { bodyOf } from '../../platform/fields/body-of';
import { IdRead } from '../../platform/validation/id-read';

export class StaffEntryDto extends bodyOf(STAFF_ENTRY_FIELDS) {
  @IdRead('reply')
  lastReplyId?: string | null;
}
