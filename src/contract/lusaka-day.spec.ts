import { daysAfter, formatDay, isDay, isOver, lusakaDay, mondayOf, monthsAfter } from './lusaka-day';

describe('days in Lusaka', () => {
  it('begin two hours before those of UTC', () => {
    expect(lusakaDay(new Date('2026-11-22T21:59:59.999Z'))).toBe('2026-11-22');
    expect(lusakaDay(new Date('2026-11-22T22:00:00.000Z'))).toBe('2026-11-23');
  });

  it.each([
    ['2026-11-22', 30, '2026-12-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-22', -2, '2026-11-20'],
  ])('%s and %i days are %s', (day, days, then) => expect(daysAfter(day, days)).toBe(then));

  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-02', '2026-12-28'],
  ])('%s is in the week of %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  it.each([
    ['2026-11', -11, '2025-12'],
    ['2026-11', 2, '2027-01'],
  ])('%s and %i months are %s', (month, months, then) => expect(monthsAfter(month, months)).toBe(then));

  it('are over after their last moment, not before', () => {
    expect(isOver('2026-12-22', new Date('2026-12-22T21:59:59.999Z'))).toBe(false);
    expect(isOver('2026-12-22', new Date('2026-12-22T22:00:00.000Z'))).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261122', '', 'today', '0000-01-01', '2026-11-22T00:00'])(
    'are not %j',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('are formatted as dates', () => expect(formatDay('2026-12-22')).toBe('December 22, 2026'));
});
