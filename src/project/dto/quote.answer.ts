import { DECLINE_REASONS } from '../../contract/decline-reasons';
import {
  PAY_TO_FIELDS,
  PAYMENT_FIELDS,
  type PaidWord,
  type Payment,
  type PayTo,
  type VisitorPayment,
} from '../../contract/payments';
import {
  PROJECT_SCOPES,
  PROJECT_STATUSES,
  QUOTE_ANSWERERS,
  QUOTE_ENDS,
  QUOTE_STATUSES,
  type Quote,
  type QuoteRevision,
  type QuoteSending,
  type QuoteSent,
  type Reopening,
  type SentRevision,
  type TrackedRequest,
  type VisitorQuote,
} from '../../contract/project';
import { CURRENCIES, type QuoteLine } from '../../contract/terms';
import type { VisitorThreadEntry } from '../../contract/thread';
import { answerOf } from '../../platform/fields/answer-of';
import {
  amount,
  count,
  day,
  flag,
  id,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  STORED,
  shape,
  text,
  time,
  yes,
} from '../../platform/openapi/shape';

const TERMS = {
  price: amount,
  lines: listOf(object<QuoteLine>({ text, quantity: amount, unitPrice: amount })),
  discount: amount,
  vatPercent: amount,
  depositPercent: amount,
  currency: oneOf(CURRENCIES),
  timeEstimate: count,
  teamSize: text,
  notes: text,
  included: listOf(text),
  validUntil: orNull(day),
};
const NUMBERED = { number: orNull(text), tpin: text };
const ANSWERED_BY = orNull(oneOf(QUOTE_ANSWERERS));
const DECLINE_REASON = oneOf([...DECLINE_REASONS, '']);

const REVISION = { ...TERMS, revision: count, sentAt: time };
const QUOTE_REVISION = shape<QuoteRevision>('QuoteRevision', REVISION);
const SENT_REVISION = shape<SentRevision>('SentRevision', {
  ...REVISION,
  seenAt: optional(time),
  savedToOutbox: optional(flag),
});

export const QUOTE = shape<Quote>('Quote', {
  ...STORED,
  ...TERMS,
  ...NUMBERED,
  projectRequestId: id,
  status: oneOf(QUOTE_STATUSES),
  revision: count,
  revisions: listOf(SENT_REVISION),
  answeredBy: ANSWERED_BY,
  answeredAt: orNull(time),
  declineReason: DECLINE_REASON,
  declineText: text,
  reopenings: listOf(object<Reopening>({ at: time, from: oneOf(QUOTE_ENDS) })),
  payments: listOf(object<Payment>({ ...answerOf(PAYMENT_FIELDS), _id: id, by: text, at: time })),
  saidPaid: orNull(object<PaidWord>({ note: text, at: time })),
});

export const VISITOR_QUOTE = shape<VisitorQuote>('VisitorQuote', {
  ...STORED,
  ...TERMS,
  ...NUMBERED,
  status: oneOf(QUOTE_STATUSES.filter((status) => status !== 'draft')),
  revision: count,
  sentAt: time,
  previous: orNull(QUOTE_REVISION),
  sendings: listOf(
    object<QuoteSending>({ revision: count, price: TERMS.price, currency: TERMS.currency, sentAt: time }),
  ),
  answeredBy: ANSWERED_BY,
  answeredAt: orNull(time),
  declineReason: DECLINE_REASON,
});

export const QUOTE_SENT = shape<QuoteSent>('QuoteSent', { success: yes, message: text, msg: text, quote: QUOTE });

const { note: _note, ...PAID } = answerOf(PAYMENT_FIELDS);

export const TRACKED_REQUEST = shape<TrackedRequest>('TrackedRequest', {
  requestId: id,
  name: text,
  organisation: text,
  description: text,
  status: oneOf(PROJECT_STATUSES),
  service: text,
  projectScope: oneOf(PROJECT_SCOPES),
  createdAt: time,
  quote: orNull(VISITOR_QUOTE),
  payment: orNull(
    object<VisitorPayment>({
      paid: amount,
      due: amount,
      isDeposit: flag,
      overpaid: amount,
      methods: listOf(object<PayTo>(answerOf(PAY_TO_FIELDS))),
      payments: listOf(object<VisitorPayment['payments'][number]>({ _id: id, ...PAID, at: time })),
      saidPaidAt: orNull(time),
    }),
  ),
  thread: listOf(
    shape<VisitorThreadEntry>('VisitorThreadEntry', {
      _id: id,
      from: oneOf(['client', 'staff']),
      text,
      by: text,
      at: time,
    }),
  ),
});
