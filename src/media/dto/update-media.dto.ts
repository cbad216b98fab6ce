import { MEDIA_FIELDS } from '../../contract/media';
import { editOf } from '../../platform/fields/body-of';

export class UpdateMediaDto extends editOf(MEDIA_FIELDS) {}
