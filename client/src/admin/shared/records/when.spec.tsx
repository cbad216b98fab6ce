import { nearDayWord } from './when';

/** Thursday, 09:15 in Lusaka. */
const NOW = new Date('2026-11-26T07:15:00Z');

it.each([
  ['2026-11-26T07:00:00.000Z', 'today'],
  // 22:00 UTC is midnight in Lusaka.
  ['2026-11-25T22:00:00.000Z', 'today'],
  ['2026-11-25T21:59:00.000Z', 'yesterday'],
  ['2026-11-24T08:00:00.000Z', 'Tuesday'],
  ['2026-11-20T08:00:00.000Z', 'Friday'],
  ['2026-11-19T08:00:00.000Z', ''],
  ['2026-11-27T08:00:00.000Z', 'tomorrow'],
  ['2026-11-28T08:00:00.000Z', ''],
  ['', ''],
])('names the day of %s "%s"', (at, word) => {
  expect(nearDayWord(at, NOW)).toBe(word);
});
