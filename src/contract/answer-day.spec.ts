import { answerDay } from './answer-day';
import { withDays } from './answer-time';

describe('answerDay', () => {
  it.each([
    ['a Monday', '2026-11-16T07:12:00.000Z', '2026-11-18'],
    ['a Thursday, over the weekend', '2026-11-19T07:12:00.000Z', '2026-11-23'],
    ['a Saturday, which does not count', '2026-11-21T07:12:00.000Z', '2026-11-24'],
    ['a Sunday evening that is a Monday in Lusaka', '2026-11-22T22:30:00.000Z', '2026-11-25'],
  ])('returns two working days after %s', (_day, cameAt, expected) => {
    expect(answerDay(cameAt, { answerDays: 2, workingWeek: 'weekdays' })).toBe(expected);
  });

  it('returns a later day when more days are promised', () => {
    expect(answerDay('2026-11-19T07:12:00.000Z', { answerDays: 5, workingWeek: 'weekdays' })).toBe('2026-11-26');
  });

  it.each([
    ['saturdays', '2026-11-21'],
    ['daily', '2026-11-21'],
  ] as const)('counts the Saturday in the working week %s', (workingWeek, expected) => {
    expect(answerDay('2026-11-19T07:12:00.000Z', { answerDays: 2, workingWeek })).toBe(expected);
  });

  it.each([
    ['saturdays', '2026-11-23'],
    ['daily', '2026-11-22'],
  ] as const)('counts the Sunday only when every day is a working day: %s', (workingWeek, expected) => {
    expect(answerDay('2026-11-21T07:12:00.000Z', { answerDays: 1, workingWeek })).toBe(expected);
  });

  it.each([
    [1, 'weekdays', '1 business day'],
    [2, 'weekdays', '1-2 business days'],
    [5, 'saturdays', '1-5 working days'],
    [1, 'daily', '1 day'],
    [3, 'daily', '1-3 days'],
  ] as const)('replaces the placeholder in a text: %d, %s', (answerDays, workingWeek, said) => {
    expect(withDays("We'll answer within {days}.", { answerDays, workingWeek })).toBe(`We'll answer within ${said}.`);
  });
});
