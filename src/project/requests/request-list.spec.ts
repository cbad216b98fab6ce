import { Types } from 'mongoose';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import type { Quote } from '../schemas/quote.schema';
import { toRequestRow } from './request-list';

const day = (text: string): Date => new Date(`2026-11-${text}T08:00:00Z`);
const NOW = day('22');

const TERMS = {
  ...{ price: 640, timeEstimate: 6, teamSize: 'Two', notes: '', currency: 'USD' as const, validUntil: null },
  ...{ lines: [], discount: 0, vatPercent: 0, depositPercent: 0, schedule: [], included: [] },
};
const quote = (changes: Partial<Quote> = {}): Quote => ({
  ...TERMS,
  _id: new Types.ObjectId(),
  status: 'sent',
  validUntil: '2026-12-01',
  number: 'Q-2026-0001',
  revisions: [{ ...TERMS, revision: 1, sentAt: day('12') }],
  createdAt: day('11'),
  updatedAt: day('12'),
  ...changes,
});
const row = (changes: Partial<ProjectRequestRow>): ProjectRequestRow =>
  ({
    _id: new Types.ObjectId(),
    createdAt: day('10'),
    updatedAt: day('10'),
    name: 'Ruth',
    status: 'quoted',
    ...changes,
  }) as ProjectRequestRow;
const entry = (kind: 'note' | 'question', at: Date) => ({
  _id: new Types.ObjectId(),
  kind,
  text: 'x',
  by: 'Kelvin',
  at,
});
const lastOf = (changes: Partial<ProjectRequestRow>) => toRequestRow(row(changes), NOW, NOW).lastEvent;

describe('last event of a request', () => {
  it.each<[string, Partial<ProjectRequestRow>, object]>([
    ['it came', {}, { kind: 'request', at: day('10').toISOString() }],
    ['a draft', { quote: quote({ status: 'draft', revisions: [] }) }, { kind: 'draft', at: day('12').toISOString() }],
    ['it was sent', { quote: quote() }, { kind: 'sent', revision: 1 }],
    ['a note later', { quote: quote(), thread: [entry('note', day('13'))] }, { kind: 'note', by: 'Kelvin' }],
    [
      'a question, whose writer is the client',
      { thread: [entry('question', day('13'))] },
      { kind: 'question', by: '' },
    ],
    [
      'its last day, from the midnight after it on',
      { quote: quote({ validUntil: '2026-11-20' }) },
      { kind: 'expired', at: '2026-11-20T22:00:00.000Z' },
    ],
    [
      'an answer',
      { quote: quote({ status: 'rejected', answer: { by: 'client', at: day('14'), reason: 'price' } }) },
      { kind: 'rejected', answeredBy: 'client', declineReason: 'price' },
    ],
  ])('%s', (_, changes, event) => {
    expect(lastOf(changes)).toMatchObject(event);
  });
});

it('shows no number that was reserved for a failed sending', () => {
  expect(toRequestRow(row({ quote: quote({ status: 'draft', revisions: [] }) }), NOW, NOW).number).toBeNull();
});
