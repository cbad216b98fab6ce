import type { Quote } from '@contract/project';
import { DEFAULT_SETTINGS } from '@contract/settings';
import type { RequestRow, RequestStatistics } from '@contract/work-list';
import { screen } from '@testing-library/react';
import { QuoteListPage } from '@/admin/quotes/quote-list-page';
import { FakeApi } from './fake-api';
import { quote as draft, request as officeRequest, time } from './office-request';
import { renderAdmin } from './render-admin';
import { PLAIN_TERMS } from './sample-quotes';

export const ALL = 'GET /project?page=1&limit=10&sort=createdAt&order=desc';
const STATISTICS = 'GET /project/figures';
export const QUOTE = 'GET /project/admin/quote/r1';

const { steps: _steps, thread: _thread, ...shown } = officeRequest;
export const request: RequestRow = {
  ...shown,
  phone: '',
  projectScope: 'enterprise',
  status: 'pending',
  quoteStatus: null,
  number: null,
  total: null,
  currency: null,
  validUntil: null,
  isLate: false,
  lastEvent: { kind: 'request', at: time, by: '' },
};
const statistics: RequestStatistics = {
  all: 58,
  counts: { pending: 4, in_review: 3, quoted: 9, accepted: 31, rejected: 11, expired: 2 },
  sums: {
    drafts: [{ currency: 'ZMW', total: 12_400 }],
    quoted: [
      { currency: 'ZMW', total: 186_420 },
      { currency: 'USD', total: 6_400 },
    ],
    won: [{ currency: 'ZMW', total: 73_300 }],
  },
  late: 1,
  oldestId: 'r9',
};
export const quote: Quote = {
  ...draft,
  ...PLAIN_TERMS,
  price: 4250,
  timeEstimate: 6,
  teamSize: 'Two people',
  notes: '',
};
export const pageOf = (requests: RequestRow[], total = requests.length) => ({
  body: { projectRequests: requests, pagination: { total, page: 1, limit: 10, pages: Math.ceil(total / 10) } },
});

/** Fake server with one request that has no quote. */
export function quotesApi(): FakeApi {
  const api = new FakeApi();
  api.answer(ALL, pageOf([request]));
  api.answer(QUOTE, { body: null });
  api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, updatedAt: time } });
  api.answer(STATISTICS, { body: statistics });
  api.answer('GET /project/assignees', { body: [{ _id: 'u1', name: 'Thandiwe Mwansa' }] });
  api.answer('GET /project/r1', { body: { ...request, thread: [] } });
  return api;
}

/** Renders the list of requests. Returns the user-event instance, and a function that opens a dialog from the list. */
export function showQuotes() {
  const user = renderAdmin(<QuoteListPage />);
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog');
  };
  return { user, open };
}
