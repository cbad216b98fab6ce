import type { Quote, QuoteRevision, SentRevision } from '@contract/project';
import { PLAIN_TERMS } from '@/testing/sample-quotes';
import { historyOf } from './quote-history';

const terms = { ...PLAIN_TERMS, price: 640, timeEstimate: 4, teamSize: 'Two people' };
const first: QuoteRevision = { ...terms, revision: 1, sentAt: '2026-11-20T08:00:00.000Z' };
const second: QuoteRevision = {
  ...terms,
  price: 6400,
  timeEstimate: 6,
  revision: 2,
  sentAt: '2026-11-22T08:00:00.000Z',
};
const linesOf = (quote: object, revisions: SentRevision[]) =>
  historyOf({ ...terms, ...quote, revisions } as Quote).map(({ text }) => text);

describe('history of sent quotes', () => {
  it('lists each revision by its changes, newest first', () => {
    const [newest, oldest, ...others] = linesOf(second, [first, second]);
    expect(newest).toBe('Revised on November 22, 2026: $640.00 → $6,400.00, 4 weeks → 6 weeks');
    expect(oldest).toBe('Sent on November 20, 2026: $640.00');
    expect(others).toEqual([]);
  });

  it('does not call a quote sent that was not emailed', () => {
    const saved = [first, second].map((revision) => ({ ...revision, savedToOutbox: true }));
    expect(linesOf(second, saved)).toEqual([
      'Revised on November 22, 2026, not emailed: $640.00 → $6,400.00, 4 weeks → 6 weeks',
      'Made available on November 20, 2026, not emailed: $640.00',
    ]);
    expect(linesOf(first, [{ ...first, byHand: true }])).toEqual(['Made available on November 20, 2026: $640.00']);
  });

  it('lists unsent changes above them', () => {
    expect(linesOf({ teamSize: 'One person', notes: 'Half now.' }, [first])[0]).toBe(
      'Changes not sent yet: team: Two people → One person, the notes have changed',
    );
  });

  it('is empty before the first sending', () => {
    expect(linesOf({}, [])).toEqual([]);
  });
});
