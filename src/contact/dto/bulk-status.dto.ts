import { CONTACT_STATUS_FIELDS } from '../../contract/contact';
import { Ids } from '../../platform/bulk/bulk.dto';
import { bodyOf } from '../../platform/fields/body-of';

export class BulkContactStatusDto extends bodyOf(CONTACT_STATUS_FIELDS) {
  @Ids()
  ids: string[];
}
