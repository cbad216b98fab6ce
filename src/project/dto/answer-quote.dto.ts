import { ReadAt } from '../../common/validation/read-at';
import { EmailText } from '../../common/validation/text';

/** A client's word on a quote. */
export class AnswerQuoteDto {
  /** The one that the request was sent with. */
  @EmailText()
  email: string;

  /** `updatedAt` of the quote as the client saw it: nobody accepts a price that was changed under their eyes. */
  @ReadAt()
  updatedAt?: string;
}
