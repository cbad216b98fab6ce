import { LIMITS } from '../../contract/limits';
import { RequiredText } from '../../platform/validation/text';

export class MailQuoteDto {
  /** A malformed one is answered like an unknown one. */
  @RequiredText('Quote', LIMITS.slug)
  quoteId: string;
}
