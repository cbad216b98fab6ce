import { EmailText, HeaderText, RequiredText } from '../../common/validation/text';
import type { ContactReplyInput } from '../../contract/contact';
import { LIMITS } from '../../contract/limits';

export class ReplyContactDto implements ContactReplyInput {
  /** A malformed one is answered like an unknown one, so only its length is checked here. */
  @RequiredText('The message to answer', LIMITS.slug)
  contactId: string;

  @EmailText()
  email: string;

  @HeaderText('Subject', LIMITS.subject)
  subject: string;

  @RequiredText('Message', LIMITS.message)
  message: string;
}
