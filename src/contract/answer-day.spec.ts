import { answerDay } from './answer-day';
import { withDays } from './answer-time';

describe('answerDay', () => {
  it.each([
    ['a Monday', '2026-11-16T07:12:00.000Z', '2026-11-18'],
    ['a Thursday, over the weekend', '2026-11-19T07:12:00.000Z', '2026-11-23'],
    ['a Saturday, which does not count', '2026-11-21T07:12:00.000Z', '2026-11-24'],
    ['a Sunday evening that is a Monday in Lusaka', '2026-11-22T22:30:00.000Z', '2026-11-25'],
  ])('is two working days after %s', (_day, cameAt, expected) => {
    expect(answerDay(cameAt, { answerDays: 2, workingWeek: 'weekdays' })).toBe(expected);
  });

  it('is later where more is promised', () => {
    expect(answerDay('2026-11-19T07:12:00.000Z', { answerDays: 5, workingWeek: 'weekdays' })).toBe('2026-11-26');
  });

  it.each([
    ['saturdays', '2026-11-21'],
    ['daily', '2026-11-21'],
  ] as const)('counts the Saturday where the week is %s', (workingWeek, expected) => {
    expect(answerDay('2026-11-19T07:12:00.000Z', { answerDays: 2, workingWeek })).toBe(expected);
  });

  it.each([
    ['saturdays', '2026-11-23'],
    ['daily', '2026-11-22'],
  ] as const)('counts the Sunday only where every day is one: %s', (workingWeek, expected) => {
    expect(answerDay('2026-11-21T07:12:00.000Z', { answerDays: 1, workingWeek })).toBe(expected);
  });

  it.each([
    [1, 'weekdays', '1 business day'],
    [2, 'weekdays', '1-2 business days'],
    [5, 'saturdays', '1-5 working days'],
    [1, 'daily', '1 day'],
    [3, 'daily', '1-3 days'],
  ] as const)('is said as people say it, in a text at its place: %d, %s', (answerDays, workingWeek, said) => {
    expect(withDays("We'll answer within {days}.", { answerDays, workingWeek })).toBe(`We'll answer within ${said}.`);
  });
});
