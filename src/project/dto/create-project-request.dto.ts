import { PROJECT_FIELDS } from '../../contract/project';
import { bodyOf } from '../../platform/fields/body-of';

export class CreateProjectRequestDto extends bodyOf(PROJECT_FIELDS) {}
