import { knownEmail } from '../../contract/fields';
import { bodyOf } from '../../platform/fields/body-of';

export class FindRequestsDto extends bodyOf({ email: knownEmail() }) {}
