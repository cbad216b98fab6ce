import { knownEmail } from '../contract/fields';
import { bodyOf } from '../platform/fields/body-of';

/** The body contains the email address, because paths and queries appear in histories and logs. */
export class PersonDto extends bodyOf({ email: knownEmail() }) {}
