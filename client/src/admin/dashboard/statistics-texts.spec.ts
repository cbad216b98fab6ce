import { chartsOf, durationText } from './statistics-texts';

it.each([
  [0, '0 min'],
  [40, '40 min'],
  [60, '1 h'],
  [320, '5 h 20 min'],
  [1_440, '1 day'],
  [3 * 1_440 + 245, '3 days 4 h'],
])('formats %i minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

const NONE = { requests: 0, messages: 0 };
/** Returns the numbers of twelve weeks. Only one week has requests: the one that is `places` weeks before the last. */
const weeksSince = (places: number) =>
  Array.from({ length: 12 }, (_, week) => ({
    start: `2026-11-${String(week + 10)}`,
    ...(week === 11 - places ? { requests: 3, messages: 0 } : NONE),
  }));
const monthsOf = (...open: { currency: 'ZMW' | 'USD'; total: number }[][]) =>
  open.map((sums, place) => ({ month: `2026-${String(place + 10)}`, open: sums, won: [] }));
const KWACHA = { currency: 'ZMW' as const, total: 0.3 };
const DOLLARS = { currency: 'USD' as const, total: 1 };
const titlesOf = (...args: Parameters<typeof chartsOf>) => chartsOf(...args).map(({ title }) => title);

describe('dashboard charts', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [11, 1],
  ])('appear after %i earlier weeks of work: %i', (places, count) => {
    expect(chartsOf({ weeks: weeksSince(places), months: monthsOf([], []) })).toHaveLength(count);
  });

  it('are absent without data', () => {
    expect(chartsOf({ weeks: [{ start: '2026-11-16', ...NONE }], months: monthsOf([]) })).toEqual([]);
  });

  it('label a week by its Monday', () => {
    const [weeks] = chartsOf({ weeks: weeksSince(3), months: [] });
    expect(weeks?.points[8]).toEqual({ label: 'Nov 18', values: [3, 0], texts: ['3', '0'] });
  });

  it('cover each currency in use, the local one first', () => {
    const weeks = weeksSince(3);
    const [, kwacha] = chartsOf({ weeks, months: monthsOf([], [KWACHA]) });
    expect(kwacha?.points[1]).toEqual({ label: 'November 2026', values: [0.3, 0], texts: ['K0.30', 'K0.00'] });
    expect(titlesOf({ weeks, months: monthsOf([], [DOLLARS, KWACHA]) })).toEqual([
      'Requests and messages by week',
      expect.stringContaining('Kwacha'),
      expect.stringContaining('Dollar'),
    ]);
  });
});
