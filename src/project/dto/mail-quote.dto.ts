import { RequiredText } from '../../common/validation/text';
import { LIMITS } from '../../contract/limits';

export class MailQuoteDto {
  /** A malformed one is answered like an unknown one. */
  @RequiredText('Quote', LIMITS.slug)
  quoteId: string;
}
