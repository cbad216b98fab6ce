import { daysAfter } from '@contract/lusaka-day';
import { sourcesOf, toBars } from './views-text';

const days = (count: number, last = '2026-11-23') =>
  Array.from({ length: count }, (_, place) => ({ day: daysAfter(last, place + 1 - count), views: 1 }));

describe('bars of views', () => {
  it('group by day, week or month without losing a view', () => {
    const drawn = [30, 90, 400].map((count) => toBars(days(count)));
    expect(drawn.map(({ unit, bars }) => [unit, bars.length])).toEqual([
      ['day', 30],
      ['week', 14],
      ['month', 14],
    ]);
    expect(drawn.map(({ bars }) => bars.reduce((all, { views }) => all + views, 0))).toEqual([30, 90, 400]);
  });

  it('are labelled by day, Monday of the week, or month', () => {
    const last = [30, 90, 400].map((count) => toBars(days(count)).bars.at(-1));
    expect(last).toEqual([
      { short: 'Nov 23', label: 'November 23, 2026', views: 1 },
      { short: 'Nov 23', label: 'Week of November 23, 2026', views: 1 },
      { short: 'Nov 2026', label: 'November 2026', views: 23 },
    ]);
  });
});

describe('sources of views', () => {
  it('have readable names, with a line for unknown ones', () => {
    const hosts = [
      { host: 'l.facebook.com', views: 4 },
      { host: 'this-site', views: 2 },
      { host: 'other', views: 1 },
    ];
    expect(sourcesOf({ days: days(10), hosts })).toEqual([
      { name: 'l.facebook.com', views: 4 },
      { name: 'Other pages of this site', views: 2 },
      { name: 'Other sites', views: 1 },
      { name: 'Unknown, for example from an app or a typed URL', views: 3 },
    ]);
  });
});
