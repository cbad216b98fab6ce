import { EmailText } from '../../common/validation/text';
import type { NewsletterInput } from '../../contract/newsletter';

export class SubscribeDto implements NewsletterInput {
  @EmailText()
  email: string;
}
