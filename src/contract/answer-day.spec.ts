import { answerDay } from './answer-day';

describe('answerDay', () => {
  it.each([
    ['a Monday', '2026-11-16T07:12:00.000Z', '2026-11-18'],
    ['a Thursday, over the weekend', '2026-11-19T07:12:00.000Z', '2026-11-23'],
    ['a Saturday, which does not count', '2026-11-21T07:12:00.000Z', '2026-11-24'],
    ['a Sunday evening that is a Monday in Lusaka', '2026-11-22T22:30:00.000Z', '2026-11-25'],
  ])('is two working days after %s', (_day, cameAt, expected) => {
    expect(answerDay(cameAt)).toBe(expected);
  });
});
