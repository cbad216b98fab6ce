import { knownEmail } from '../contract/fields';
import { bodyOf } from '../platform/fields/body-of';

/** Body with an email address. The URL must not contain it, because browser histories and logs store URLs. */
export class PersonDto extends bodyOf({ email: knownEmail() }) {}
