import type { ProjectRequestWithThread, Quote } from '@contract/project';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { useDocuments } from '@/admin/quotes/document-store';
import { useQuotes } from '@/admin/quotes/quote-store';
import { useRequestThreads } from '@/admin/quotes/request-thread';
import { FakeApi } from './fake-api';
import { listOf } from './records';
import { PLAIN_TERMS } from './sample-quotes';

/** `time`: when the request arrived. `later`: when a colleague changed it. */
export const time = '2026-11-20T08:00:00.000Z';
export const later = '2026-11-21T08:00:00.000Z';
export const request: ProjectRequestWithThread = {
  _id: 'r1',
  name: 'Ruth Zimba',
  email: 'ruth@example.com',
  phone: '0970 000 000',
  organisation: '',
  tpin: '',
  serviceId: { _id: 's1', title: 'Mobile App Development' },
  projectScope: 'medium',
  timeframe: 'urgent',
  teamSize: 'custom',
  description: 'An app for our savings group.',
  status: 'in_review',
  createdAt: time,
  updatedAt: time,
  assignee: null,
  steps: [],
  thread: [],
};
export const lines = [
  { text: 'School register', quantity: 1, unitPrice: 24_000 },
  { text: 'Moving records', quantity: 640, unitPrice: 7.5 },
];
/** A quote that was never sent. */
export const quote: Quote = {
  _id: 'q1',
  projectRequestId: 'r1',
  ...PLAIN_TERMS,
  lines,
  price: 33_408,
  vatPercent: 16,
  currency: 'ZMW',
  validUntil: null,
  number: null,
  tpin: '',
  status: 'draft',
  revision: 0,
  revisions: [],
  answeredBy: null,
  answeredAt: null,
  declineReason: '',
  declineText: '',
  reopenings: [],
  payments: [],
  saidPaid: null,
  createdAt: time,
  updatedAt: time,
};
const { price: _follows, ...terms } = PLAIN_TERMS;
/** `quote` after it was sent. */
export const sent: Quote = {
  ...quote,
  status: 'sent',
  number: 'Q-2026-0042',
  revision: 1,
  revisions: [{ ...terms, lines, price: 33_408, vatPercent: 16, currency: 'ZMW', revision: 1, sentAt: time }],
};

/**
 * Fake server for the back office. It lists `request` between two other requests. `request` has no quote. Also clears
 * all stores.
 */
export function requestApi(): FakeApi {
  useQuotes.getState().clear();
  useDocuments.getState().clear();
  useRequestThreads.getState().clear();
  const api = new FakeApi();
  api.answer('GET /project/r1', { body: request });
  api.answer('GET /project/admin/quote/r1', { body: null });
  api.answer('GET /project/r1/documents', { body: [] });
  api.answer('GET /price-list?page=1&limit=100', listOf([]));
  api.answer('GET /project/assignees', { body: [{ _id: 'u1', name: 'Mary Banda' }] });
  api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, currency: 'ZMW', vatPercent: 16, updatedAt: time } });
  api.answer('GET /project?sort=createdAt&order=desc&page=1&limit=100', {
    body: {
      projectRequests: [{ ...request, _id: 'r0' }, request, { ...request, _id: 'r2' }],
      pagination: { total: 3, page: 1, limit: 100, pages: 1 },
    },
  });
  return api;
}
