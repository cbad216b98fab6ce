import { StoredEmailText } from '../../common/validation/text';
import type { PersonInput } from '../../contract/privacy';

/** The address stands in the body: an address in a path or query would reach histories and logs. */
export class PersonDto implements PersonInput {
  @StoredEmailText()
  email: string;
}
