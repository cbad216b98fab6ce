import { SAVED_TEXT_FIELDS } from '../../contract/saved-texts';
import { bodyOf } from '../../platform/fields/body-of';

export class CreateSavedTextDto extends bodyOf(SAVED_TEXT_FIELDS) {}
