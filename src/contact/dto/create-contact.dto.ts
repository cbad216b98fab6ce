import type { ContactInput } from '../../contract/contact';
import { LIMITS } from '../../contract/limits';
import { EmailText, HeaderText, PhoneText, RequiredText } from '../../platform/validation/text';

/** Name and subject go into the head of the mail that tells the owner. */
export class CreateContactDto implements ContactInput {
  @HeaderText('Name', LIMITS.name)
  name: string;

  @EmailText()
  email: string;

  @PhoneText()
  phone?: string;

  @HeaderText('Subject', LIMITS.subject)
  subject: string;

  @RequiredText('Message', LIMITS.message)
  message: string;
}
