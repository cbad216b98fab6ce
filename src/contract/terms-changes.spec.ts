import type { QuoteTerms } from './terms';
import { changesOf } from './terms-changes';

const LINE = { text: 'Training', quantity: 2, unitPrice: 285 };
const TERMS: QuoteTerms = {
  price: 640,
  lines: [],
  discount: 0,
  vatPercent: 0,
  depositPercent: 0,
  schedule: [],
  currency: 'USD',
  timeEstimate: 8,
  teamSize: 'Small Team (2-3 people)',
  notes: '',
  included: ['Training'],
  validUntil: null,
};

it.each<[Partial<QuoteTerms>, string[]]>([
  [{}, []],
  [
    { price: 6_400, timeEstimate: 1, teamSize: 'One person', notes: 'Paid at once.' },
    ['$640.00 → $6,400.00', '8 weeks → 1 week', 'team: Small Team (2-3 people) → One person', 'the notes have changed'],
  ],
  [{ currency: 'ZMW' }, ['$640.00 → K640.00']],
  [{ lines: [LINE], price: 570 }, ['$640.00 → $570.00', 'the lines have changed']],
  [
    { discount: 20, vatPercent: 16, depositPercent: 40 },
    ['discount: $0.00 → $20.00', 'VAT: 0% → 16%', 'deposit: 0% → 40%'],
  ],
  [
    { schedule: [{ label: 'All', share: 100, amount: null, dueDate: '', dueWhen: 'on delivery' }] },
    ['the payment schedule has changed'],
  ],
  [{ included: [] }, ['the included list has changed']],
  [{ validUntil: '2026-12-22' }, ['valid until: none → December 22, 2026']],
])('names each change, the price first: %j', (changes, words) => {
  expect(changesOf(TERMS, { ...TERMS, ...changes })).toEqual(words);
});
