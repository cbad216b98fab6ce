import { CONTACT_FIELDS } from '../../contract/contact';
import { bodyOf } from '../../platform/fields/body-of';

export class CreateContactDto extends bodyOf(CONTACT_FIELDS) {}
