import { nearDay, nearTime } from './near-time';

/** 02:30 on November 23 in Lusaka. */
const NOW = new Date('2026-11-23T00:30:00.000Z');

describe('recent time', () => {
  it.each([
    ['2026-11-23T00:29:30.000Z', 'just now'],
    ['2026-11-23T00:10:00.000Z', '20 min ago'],
    ['2026-11-22T23:30:00.000Z', 'today, 01:30'],
    ['2026-11-23T00:31:00.000Z', 'today, 02:31'],
    ['2026-11-22T22:00:00.000Z', 'today, 00:00'],
    ['2026-11-22T21:59:00.000Z', 'yesterday, 23:59'],
    ['2026-11-20T06:00:00.000Z', 'November 20, 08:00'],
    ['2025-12-03T06:00:00.000Z', 'December 3, 2025, 08:00'],
  ])('is shortened: %s', (at, words) => {
    expect(nearTime(at, NOW)).toBe(words);
  });

  it('includes the year if it is not the current one', () => {
    expect(nearDay('2026-12-22', NOW)).toBe('December 22');
    expect(nearDay('2027-01-04', NOW)).toBe('January 4, 2027');
  });
});
