import { type Deletion, type LastChange, MESSAGES } from '@contract/errors';
import { lusakaDay, lusakaMinute } from '@contract/lusaka-day';
import { ApiError } from '@/api/http';
import { formatTime } from '@/lib/format-date';
import { useSession } from '@/stores/session';

/** The edit that was saved first: its time, and who made it, as far as that is known. */
export type ConflictingEdit = Pick<LastChange, 'at'> & Partial<LastChange>;

/** @param at time of the version that is stored now */
export const conflictingEditOf = (error: unknown, at: string): ConflictingEdit =>
  (error instanceof ApiError && error.changed) || { at };

export interface ConflictWords {
  heading: string;
  mine: string;
  theirs: string;
  keep: string;
  take: string;
}

const MINE_AND_THEIRS = {
  mine: 'My version',
  theirs: 'Their version',
  keep: 'Keep my version',
  take: 'Use their version',
};
const BOTH_MINE = { mine: 'Typed here', theirs: 'Saved', keep: 'Keep my changes', take: 'Use the saved version' };

/** @param isOwn both versions are of one person, on two devices or in two windows */
export const conflictWords = (
  isOwn: boolean,
  heading = isOwn ? 'You saved a newer version in another window or on another device.' : MESSAGES.editConflict,
): ConflictWords => ({ heading, ...(isOwn ? BOTH_MINE : MINE_AND_THEIRS) });

export const isOwnEdit = ({ byId }: ConflictingEdit): boolean =>
  byId !== undefined && byId === useSession.getState().user?._id;

/** "Changed by Mary Banda at 14:02.", with the day where it is another one. */
export const wordsOfEdit = ({ at, by }: ConflictingEdit, now = new Date()): string =>
  `Changed ${by ? `by ${by} ` : ''}${whenOf(at, now)}.`;

/** "Robots was deleted by Mary Banda at 14:02." */
export const wordsOfDeletion = ({ name, at, by }: Deletion, now = new Date()): string =>
  `${name} was deleted ${by ? `by ${by} ` : ''}${whenOf(at, now)}.`;

function whenOf(at: string, now: Date): string {
  const time = new Date(at);
  return lusakaDay(time) === lusakaDay(now)
    ? `at ${lusakaMinute(time).slice('YYYY-MM-DDT'.length)}`
    : `on ${formatTime(at)}`;
}
