import { lusakaDay, mondayOf, monthOf } from '../contract/lusaka-day';

/** How many of the newest days, weeks and months that have an archive keep one. */
export const KEPT = { days: 7, weeks: 4, months: 6 } as const;

const NAME = /^mosi-nightly-(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)\.tar\.gz$/;

/** Name of an archive that the clock made, with its moment in UTC. Archives of other names are never deleted. */
export const nightlyName = (createdAt: Date): string =>
  `mosi-nightly-${createdAt.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace(/[:T]/g, '-')}.tar.gz`;

/** The moment that an archive shows; `null` where the clock did not make it. */
function momentOf(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * Which of these files may go: all that the clock made but the newest one of each day, week and month that is kept.
 * An archive of the future, made while the clock was wrong, stays and takes no other's place.
 */
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
