import { PROJECT_STATUS_FIELDS } from '../../contract/project';
import { NOTE_FIELDS } from '../../contract/project-office';
import { bodyOf } from '../../platform/fields/body-of';
import { ReadAt } from '../../platform/validation/read-at';

/** Staff change nothing of a request but its status, and say why. */
export class UpdateProjectRequestDto extends bodyOf({ ...PROJECT_STATUS_FIELDS, ...NOTE_FIELDS }) {
  @ReadAt()
  updatedAt?: string;
}
