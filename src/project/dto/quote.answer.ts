import { amount, count, id, oneOf, orNull, STORED, shape, text, time, yes } from '../../common/openapi/shape';
import {
  PROJECT_SCOPES,
  PROJECT_STATUSES,
  QUOTE_STATUSES,
  type Quote,
  type QuoteSent,
  type TrackedRequest,
  type VisitorQuote,
} from '../../contract/project';

const TERMS = { ...STORED, price: amount, timeEstimate: count, teamSize: text, notes: text };

export const QUOTE = shape<Quote>('Quote', { ...TERMS, projectRequestId: id, status: oneOf(QUOTE_STATUSES) });

export const VISITOR_QUOTE = shape<VisitorQuote>('VisitorQuote', {
  ...TERMS,
  status: oneOf(QUOTE_STATUSES.filter((status) => status !== 'draft')),
});

export const QUOTE_SENT = shape<QuoteSent>('QuoteSent', { success: yes, message: text, msg: text, quote: QUOTE });

export const TRACKED_REQUEST = shape<TrackedRequest>('TrackedRequest', {
  requestId: id,
  status: oneOf(PROJECT_STATUSES),
  service: text,
  projectScope: oneOf(PROJECT_SCOPES),
  createdAt: time,
  quote: orNull(VISITOR_QUOTE),
});
