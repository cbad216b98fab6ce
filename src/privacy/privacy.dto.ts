import { knownEmail } from '../contract/fields';
import { bodyOf } from '../platform/fields/body-of';

/** The address is in the body, because paths and queries appear in histories and logs. */
export class PersonDto extends bodyOf({ email: knownEmail() }) {}
