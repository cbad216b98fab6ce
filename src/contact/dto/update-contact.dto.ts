import { CONTACT_STATUS_FIELDS } from '../../contract/contact';
import { bodyOf } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';

/** Staff change nothing of a message but its status. */
export class UpdateContactDto extends bodyOf(CONTACT_STATUS_FIELDS) {
  @ReadAt()
  updatedAt?: string;
}
