import type { VisitorPayment } from '@contract/payments';
import type { QuoteAnswerer, TrackedRequest, VisitorQuote } from '@contract/project';
import { duesOf } from '@contract/schedule';
import { QUOTE_INCLUDED, type QuoteTerms } from '@contract/terms';

/** Terms of a quote without lines, which has only a price. */
export const PLAIN_TERMS: QuoteTerms = {
  price: 4800,
  lines: [],
  discount: 0,
  vatPercent: 0,
  depositPercent: 0,
  schedule: [],
  currency: 'USD',
  timeEstimate: 8,
  teamSize: 'Small Team (2-3 people)',
  notes: '',
  included: [...QUOTE_INCLUDED],
  validUntil: '2026-12-22',
};

export const REQUEST_ID = '6740f2c1a9d3e85b7c21f04d';

/** Request that staff have not answered yet. */
export const REQUEST: TrackedRequest = {
  requestId: REQUEST_ID,
  name: 'Bwalya Mulenga',
  organisation: '',
  tpin: '',
  description: 'A school register for 640 learners.',
  status: 'pending',
  service: 'Web App Designing',
  projectScope: 'medium',
  createdAt: '2026-11-19T08:00:00.000Z',
  quote: null,
  payment: null,
  documents: [],
  steps: [],
  thread: [],
};

/** Returns `REQUEST` with a quote of the given status. */
export const quoted = (
  status: VisitorQuote['status'] = 'sent',
  notes = '',
  answeredBy: QuoteAnswerer | null = status === 'accepted' || status === 'rejected' ? 'client' : null,
): TrackedRequest => ({
  ...REQUEST,
  status: 'quoted',
  quote: {
    _id: 'q1',
    ...PLAIN_TERMS,
    number: 'Q-2026-0042',
    tpin: '',
    notes,
    status,
    revision: 1,
    sentAt: '2026-11-20T08:00:00.000Z',
    previous: null,
    sendings: [{ revision: 1, price: PLAIN_TERMS.price, currency: 'USD', sentAt: '2026-11-20T08:00:00.000Z' }],
    answeredBy,
    answeredAt: answeredBy && '2026-11-23T14:40:00.000Z',
    declineReason: status === 'rejected' && answeredBy === 'client' ? 'price' : '',
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  },
});

/** Returns `REQUEST` with an accepted quote that is still to be paid. */
export const toPay = (changes: Partial<VisitorPayment> = {}): TrackedRequest => ({
  ...quoted('accepted'),
  payment: {
    ...duesOf(PLAIN_TERMS, []),
    ...{ payments: [], saidPaidAt: null, saidPaidNote: '', saidPaidInvoice: '' },
    reference: 'Q-2026-0042',
    methods: [{ label: 'Airtel Money', details: '0970 000 000\nMosi Digital Academy' }],
    ...changes,
  },
});

/** Returns `REQUEST` with a quote whose second revision has raised the price to $6,400. */
export function raised(): TrackedRequest & { quote: VisitorQuote } {
  const first = quoted().quote as VisitorQuote;
  const { revision, sentAt } = first;
  const previous = { ...PLAIN_TERMS, revision, sentAt };
  const last = { price: 6400, revision: 2, sentAt: '2026-11-22T08:00:00.000Z' };
  const sendings = [...first.sendings, { ...last, currency: first.currency }];
  const quote = { ...first, ...last, previous, sendings };
  return { ...quoted(), quote };
}
