import { type BlogStatistics, type DayViews, type HostViews, OTHER_HOSTS, THIS_SITE } from '@contract/blog-statistics';
import { formatDay, mondayOf, monthOf } from '@contract/lusaka-day';

export interface ViewsBar {
  /** Label below the bar, short enough for a phone. */
  short: string;
  label: string;
  views: number;
}

export const viewsText = (views: number): string =>
  `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;

const short = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const month = (day: string, length: 'short' | 'long'): string =>
  new Date(day).toLocaleDateString('en-US', { month: length, year: 'numeric', timeZone: 'UTC' });

/** Sums up the views by day, week or month. A longer period has longer units, so that the bars fit on a phone. */
export function toBars(days: readonly DayViews[]): { unit: 'day' | 'week' | 'month'; bars: ViewsBar[] } {
  if (days.length <= 31) {
    return {
      unit: 'day',
      bars: days.map(({ day, views }) => ({ short: short(day), label: formatDay(day), views })),
    };
  }
  const unit = days.length <= 120 ? 'week' : 'month';
  const bars = new Map<string, ViewsBar>();
  for (const { day, views } of days) {
    const start = unit === 'week' ? mondayOf(day) : monthOf(day);
    const bar = bars.get(start) ?? {
      short: unit === 'week' ? short(start) : month(day, 'short'),
      label: unit === 'week' ? `Week of ${formatDay(start)}` : month(day, 'long'),
      views: 0,
    };
    bars.set(start, { ...bar, views: bar.views + views });
  }
  return { unit, bars: [...bars.values()] };
}

export const totalOf = (days: readonly { views: number }[]): number => days.reduce((all, { views }) => all + views, 0);

/** Returns the number of days from the first view to today, both included; 0 without views. */
export const daysOfViews = (days: readonly DayViews[]): number => {
  const first = days.findIndex(({ views }) => views > 0);
  return first === -1 ? 0 : days.length - first;
};

const HOST_WORDS: Record<string, string> = { [THIS_SITE]: 'Other pages of this site', [OTHER_HOSTS]: 'Other sites' };

/** Returns the sites from which visitors came. The last entry counts views without a known site. */
export function sourcesOf({ days, hosts }: Pick<BlogStatistics, 'days' | 'hosts'>): { name: string; views: number }[] {
  const unknown = totalOf(days) - totalOf(hosts);
  const named = hosts.map(({ host, views }: HostViews) => ({ name: HOST_WORDS[host] ?? host, views }));
  return unknown > 0 ? [...named, { name: 'Unknown, for example from an app or a typed URL', views: unknown }] : named;
}
