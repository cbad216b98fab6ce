import { LAST_NUMBER_FIELDS } from '../../contract/last-number';
import { bodyOf } from '../../platform/fields/body-of';

export class LastNumberDto extends bodyOf(LAST_NUMBER_FIELDS) {}
