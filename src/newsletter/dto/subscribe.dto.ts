import type { NewsletterInput } from '../../contract/newsletter';
import { EmailText } from '../../platform/validation/text';

export class SubscribeDto implements NewsletterInput {
  @EmailText()
  email: string;
}
