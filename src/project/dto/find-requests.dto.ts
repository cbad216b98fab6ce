import { FIND_FIELDS } from '../../contract/project';
import { bodyOf } from '../../platform/fields/body-of';

export class FindRequestsDto extends bodyOf(FIND_FIELDS) {}
