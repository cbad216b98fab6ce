import { SAVED_TEXT_FIELDS } from '../../contract/saved-texts';
import { editOf } from '../../platform/fields/body-of';

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateSavedTextDto extends editOf(SAVED_TEXT_FIELDS) {}
