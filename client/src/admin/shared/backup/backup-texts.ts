import type { BackupState } from '@contract/backup';
import { daysAfter, lusakaDay, lusakaMinute } from '@contract/lusaka-day';
import { formatTime } from '@/lib/format-date';

const HOUR_MS = 60 * 60_000;
/** A backup counts as overdue 26 hours after the last one: a day, and 2 hours to make and check it. */
const LATE_MS = 26 * HOUR_MS;

export function dayAndTime(iso: string, now: Date): string {
  const [day, time] = lusakaMinute(new Date(iso)).split('T');
  const today = lusakaDay(now);
  if (day === today) return `today, ${time}`;
  return day === daysAfter(today, -1) ? `yesterday, ${time}` : formatTime(iso);
}

export function lastGoodLine({ hour, lastGood, lastTried }: BackupState, now: Date): string {
  const first = lastTried?.failure ? 'There is no backup yet' : 'The first backup will be made in a few minutes';
  const none = hour === null ? 'No automatic backup has been made yet' : first;
  const line = lastGood ? `Last successful backup: ${dayAndTime(lastGood.at, now)}` : none;
  return hour === null ? `${line}. Automatic backups are off` : line;
}

export function backupTrouble(state: BackupState, now: Date): string | null {
  const { hour, folder, lastGood, lastTried, refusedWrites } = state;
  if (refusedWrites)
    return `Nothing could be saved since ${dayAndTime(refusedWrites.since, now)}: ${refusedWrites.cause}. Visitors cannot send messages or requests either. Please tell your technical contact.`;
  if (hour === null) return null;
  const good = `${lastGoodLine(state, now)}.`;
  if (lastTried && lastTried.failure !== null)
    return `The backup failed (${dayAndTime(lastTried.at, now)}). ${lastTried.failure} We will try again every hour. ${good}`;
  if (lastGood && now.getTime() - Date.parse(lastGood.at) > LATE_MS)
    return `${good} No backup has been made since then.`;
  if (lastGood && !lastGood.isInFolder)
    return `${good} This backup is not in ${folder}. Please tell your technical contact: all processes must use the same BACKUP_DIR.`;
  return null;
}
