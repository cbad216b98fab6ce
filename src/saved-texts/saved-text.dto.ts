import { SAVED_TEXT_FIELDS } from '../contract/saved-texts';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreateSavedTextDto extends bodyOf(SAVED_TEXT_FIELDS) {}

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateSavedTextDto extends editOf(SAVED_TEXT_FIELDS) {}
