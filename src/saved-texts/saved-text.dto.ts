import { SAVED_TEXT_FIELDS } from '../contract/saved-texts';
import { bodyOf, editOf } from '../platform/fields/body-of';

export class CreateSavedTextDto extends bodyOf(SAVED_TEXT_FIELDS) {}

export class UpdateSavedTextDto extends editOf(SAVED_TEXT_FIELDS) {}
