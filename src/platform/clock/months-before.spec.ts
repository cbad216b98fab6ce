import { monthsBefore } from './months-before';

describe('monthsBefore', () => {
  it.each([
    ['2026-11-21T08:30:00.000Z', 24, '2024-11-21T08:30:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2024-03-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
    ['2026-01-15T23:59:59.999Z', 2, '2025-11-15T23:59:59.999Z'],
  ])('returns for %s, %d months back, %s', (time, months, before) => {
    expect(monthsBefore(new Date(time), months).toISOString()).toBe(before);
  });
});
