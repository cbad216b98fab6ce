import { requiredText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { bodyOf } from '../../platform/fields/body-of';

/** A malformed id is answered like an unknown one. */
export class MailQuoteDto extends bodyOf({ quoteId: requiredText('Quote', LIMITS.slug) }) {}
