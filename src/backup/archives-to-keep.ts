import { lusakaDay, mondayOf, monthOf } from '../contract/lusaka-day';

/** Keeps the newest archive of each of the latest 7 days, 4 weeks and 6 months that have an archive. */
export const KEPT = { days: 7, weeks: 4, months: 6 } as const;

const NAME = /^mosi-nightly-(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)\.tar\.gz$/;

/** Names an automatic backup by its UTC time. Archives with other names are never deleted. */
export const nightlyName = (createdAt: Date): string =>
  `mosi-nightly-${createdAt.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace(/[:T]/g, '-')}.tar.gz`;

function momentOf(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Returns the automatic backups to delete. Archives dated in the future, made while the clock was wrong, stay. */
export function archivesToDelete(names: readonly string[], now: Date): string[] {
  const archives = names
    .flatMap((name) => {
      const moment = momentOf(name);
      return moment && moment <= now ? [{ name, day: lusakaDay(moment) }] : [];
    })
    .sort((left, right) => (left.name < right.name ? 1 : -1));
  const kept = new Set<string>();
  const keepNewest = (count: number, periodOf: (day: string) => string): void => {
    const newest = new Map<string, string>();
    for (const { name, day } of archives) if (!newest.has(periodOf(day))) newest.set(periodOf(day), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  };
  keepNewest(KEPT.days, (day) => day);
  keepNewest(KEPT.weeks, mondayOf);
  keepNewest(KEPT.months, monthOf);
  return archives.map(({ name }) => name).filter((name) => !kept.has(name));
}
