import type { LastChange } from '@contract/errors';
import { lusakaDay, lusakaMinute } from '@contract/lusaka-day';
import { ApiError } from '@/api/http';
import { formatTime } from '@/lib/format-date';

/** Who was faster, as far as that is known, and when. */
export type Winner = Pick<LastChange, 'at'> & Partial<LastChange>;

/** @param theirs what is stored by now */
export const winnerOf = (error: unknown, theirs: { updatedAt: string }): Winner =>
  (error instanceof ApiError && error.changed) || { at: theirs.updatedAt };

/** "Changed by Mary Banda at 14:02.", with the day where it is another one. */
export function wordsOfWinner({ at, by }: Winner, now = new Date()): string {
  const time = new Date(at);
  const when =
    lusakaDay(time) === lusakaDay(now)
      ? `at ${lusakaMinute(time).slice('YYYY-MM-DDT'.length)}`
      : `on ${formatTime(at)}`;
  return `Changed ${by ? `by ${by} ` : ''}${when}.`;
}
