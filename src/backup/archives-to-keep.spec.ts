import { archivesToDelete, nightlyName } from './archives-to-keep';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the names of automatic backups: one a day, the newest made at `today`. */
const nightsUntil = (today: Date, days: number): string[] =>
  Array.from({ length: days }, (_, back) => nightlyName(new Date(today.getTime() - back * DAY_MS)));

/** Returns the days of the archives that remain after these nights. Each night adds an archive and deletes old ones. */
function leftAfter(firstNight: Date, nights: number): string[] {
  let left: string[] = [];
  for (let night = 0; night < nights; night++) {
    const now = new Date(firstNight.getTime() + night * DAY_MS);
    left.push(nightlyName(now));
    const old = archivesToDelete(left, now);
    left = left.filter((name) => !old.includes(name));
  }
  return left.map((name) => name.slice('mosi-nightly-'.length, 'mosi-nightly-2026-11-26'.length));
}

describe('archives to keep', () => {
  it('are seven days, four weeks and six months after a year', () => {
    // The last night is Thursday, 26 November 2026.
    expect(leftAfter(new Date('2025-11-27T00:00:05Z'), 365)).toEqual([
      ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      ...['2026-11-08', '2026-11-15'],
      ...['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    ]);
  });

  it('are all archives while there are few', () => {
    const now = new Date('2026-11-26T00:00:05Z');
    expect(archivesToDelete(nightsUntil(now, 7), now)).toEqual([]);
  });

  it('are counted by days with an archive, also after a long gap', () => {
    const before = nightsUntil(new Date('2026-01-10T00:00:05Z'), 3);
    const now = new Date('2026-11-26T00:00:05Z');
    expect(archivesToDelete([...before, nightlyName(now)], now)).toEqual([]);
  });

  it('are the latest of each day in Lusaka', () => {
    // Midnight in Lusaka is 22:00 UTC.
    const late = nightlyName(new Date('2026-11-25T23:00:00Z'));
    const early = nightlyName(new Date('2026-11-25T22:30:00Z'));
    const other = nightlyName(new Date('2026-11-25T21:30:00Z'));
    expect(archivesToDelete([early, other, late], new Date('2026-11-26T00:00:00Z'))).toEqual([early]);
  });

  it('include other files and archives dated in the future', () => {
    const now = new Date('2026-11-26T00:00:05Z');
    const future = nightsUntil(new Date('2031-03-20T00:00:05Z'), 20);
    const others = ['mosi-backup-2020-01-01-00-00-00.tar.gz', 'erasures.json', 'mosi-nightly-of-my-own.tar.gz'];
    const old = archivesToDelete([...future, ...others, ...nightsUntil(now, 7)], now);
    expect(old).toEqual([]);
    expect(archivesToDelete([...future, ...nightsUntil(now, 30)], now)).toHaveLength(30 - 7 - 2 - 1);
  });
});
