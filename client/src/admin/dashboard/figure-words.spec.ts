import { durationWords, moneyCharts, monthName, weekChart } from './figure-words';

it.each([
  [0, '0 min'],
  [40, '40 min'],
  [60, '1 h'],
  [320, '5 h 20 min'],
  [1_440, '1 day'],
  [3 * 1_440 + 245, '3 days 4 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

it('names a month', () => {
  expect(monthName('2026-11')).toBe('November');
});

it('draws a week by its Monday', () => {
  expect(weekChart([{ start: '2026-11-16', requests: 3, messages: 0 }]).points).toEqual([
    { label: 'Nov 16', values: [3, 0], words: ['3', '0'] },
  ]);
});

it('draws each currency by itself, and none of which there is nothing', () => {
  const charts = moneyCharts([
    { month: '2026-10', open: [], won: [] },
    { month: '2026-11', open: [{ currency: 'ZMW', total: 0.3 }], won: [{ currency: 'ZMW', total: 31_250 }] },
  ]);
  expect(charts).toHaveLength(1);
  expect(charts[0]?.points[1]).toEqual({
    label: 'November 2026',
    values: [0.3, 31_250],
    words: ['K0.30', 'K31,250.00'],
  });
  expect(moneyCharts([{ month: '2026-11', open: [], won: [] }])).toEqual([]);
});

it('draws the currency of the country first', () => {
  const open = [
    { currency: 'USD' as const, total: 1 },
    { currency: 'ZMW' as const, total: 1 },
  ];
  const titles = moneyCharts([{ month: '2026-11', open, won: [] }]).map(({ title }) => title);
  expect(titles).toEqual([expect.stringContaining('Kwacha'), expect.stringContaining('Dollar')]);
});
