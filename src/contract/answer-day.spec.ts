import { answerDay, businessDays, withDays } from './answer-day';

describe('answerDay', () => {
  it.each([
    ['a Monday', '2026-11-16T07:12:00.000Z', '2026-11-18'],
    ['a Thursday, over the weekend', '2026-11-19T07:12:00.000Z', '2026-11-23'],
    ['a Saturday, which does not count', '2026-11-21T07:12:00.000Z', '2026-11-24'],
    ['a Sunday evening that is a Monday in Lusaka', '2026-11-22T22:30:00.000Z', '2026-11-25'],
  ])('is two working days after %s', (_day, cameAt, expected) => {
    expect(answerDay(cameAt, 2)).toBe(expected);
  });

  it('is later where more is promised', () => {
    expect(answerDay('2026-11-19T07:12:00.000Z', 5)).toBe('2026-11-26');
  });

  it('is said as people say it, in a text at its place', () => {
    expect([1, 2, 5].map(businessDays)).toEqual(['1 business day', '1-2 business days', '1-5 business days']);
    expect(withDays('We answer within {days}.', 2)).toBe('We answer within 1-2 business days.');
  });
});
