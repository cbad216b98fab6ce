import { knownEmail } from '../contract/fields';
import { bodyOf } from '../platform/fields/body-of';

/** The address stands in the body: an address in a path or query would reach histories and logs. */
export class PersonDto extends bodyOf({ email: knownEmail() }) {}
