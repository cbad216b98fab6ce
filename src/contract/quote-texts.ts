import { LIMITS } from './limits';

/** Answer to a client who asks for links. It must not reveal whether there are requests. */
export const FIND_TEXTS = {
  asked: 'If we have requests from this email address, we have emailed you the links.',
} as const;

export const NOT_THE_ADDRESS = 'This is not the email address used for this request.';

/** Separate from the texts above, so that visitors' pages load only texts that they show. */
export const QUOTE_TEXTS = {
  quoteMailed: 'The quote was sent to the client.',
  notTheAddress: NOT_THE_ADDRESS,
  noOpenQuote: 'There is no quote to answer yet.',
  expired: 'This quote has expired.',
  alreadyAccepted: 'This quote has already been accepted.',
  accountClosed: 'The client has closed the account. There is no email address to write to.',
  alreadyDeclined: 'This quote has already been declined.',
  alreadyClosed: 'This quote has already been closed.',
  answeredIsClosed: 'The terms of an accepted or declined quote cannot be changed. Reopen the request first.',
  tooDear: `The total of a quote can be at most ${LIMITS.priceMax.toLocaleString('en-US')}.`,
  discountTooLarge: 'The discount is larger than the sum of the lines.',
  priceMissing: 'Price is required.',
  noPrice: 'Give a price before you send the quote.',
  reopenFirst: 'Reopen the request first.',
  revised: 'This quote was revised after you opened it. Please read it again.',
  tooManyRevisions: 'This quote has had too many revisions. Please ask the client to send a new request.',
  notAccepted: 'This quote has not been accepted yet, so there is nothing to pay.',
  tooManyPayments: `A quote can have at most ${LIMITS.payments} payments.`,
  paidMeanwhile: 'A colleague recorded a payment while this page was open.',
  nothingDue: 'This quote is paid in full. Thank you.',
  saidPaidAlready: 'A payment was already reported. We are checking it.',
  currencyIsPaid: 'The currency cannot be changed after a payment has been recorded.',
  beingMailed: 'This quote is being emailed to the client right now. Please try again in a moment.',
} as const;
