import type { PersonInput } from '../../contract/privacy';
import { StoredEmailText } from '../../platform/validation/text';

/** The address stands in the body: an address in a path or query would reach histories and logs. */
export class PersonDto implements PersonInput {
  @StoredEmailText()
  email: string;
}
