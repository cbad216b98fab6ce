import { type Deletion, type LastChange, MESSAGES } from '@contract/errors';
import { lusakaDay, lusakaMinute } from '@contract/lusaka-day';
import { ApiError } from '@/api/http';
import { formatTime } from '@/lib/format-date';
import { useSession } from '@/stores/session';

/** Who was faster, as far as that is known, and when. */
export type Winner = Pick<LastChange, 'at'> &
  Partial<LastChange> & {
    /** It was read with a text that is back, and nothing is being saved. */
    isRead?: boolean;
  };

/** @param at time of the version that is stored by now */
export const winnerOf = (error: unknown, at: string): Winner => (error instanceof ApiError && error.changed) || { at };

/** Whether the faster one is who looks at it: another window or device of theirs, or a save that was cut off. */
export const isOwnWin = (winner: Winner | null): boolean =>
  winner?.byId !== undefined && winner.byId === useSession.getState().user?._id;

/** How the two texts of a conflict are called: nobody is told that words of their own are somebody else's. */
export const sidesOf = (winner: Winner | null) =>
  winner?.isRead
    ? {
        heading: 'A newer version was saved after you began to type.',
        mine: 'Typed here',
        theirs: 'Saved',
        keep: 'Go on with what I typed',
        take: 'Take what is saved',
        taken: 'The saved version stands in the form in place of what you typed.',
      }
    : isOwnWin(winner)
      ? {
          heading:
            'You have changed this in the meantime, in another window, on another device, or by a save that was cut off.',
          mine: 'Typed here',
          theirs: 'Saved',
          keep: 'Keep what I typed',
          take: 'Take what I saved',
          taken: 'What you saved stands in the form in place of what you typed.',
        }
      : {
          heading: MESSAGES.editConflict,
          mine: 'Mine',
          theirs: 'Theirs',
          keep: 'Keep mine',
          take: 'Take theirs',
          taken: 'Their version stands in the form in place of yours.',
        };

/** "Changed by Mary Banda at 14:02.", with the day where it is another one. */
export function wordsOfWinner({ at, by }: Winner, now = new Date()): string {
  return `Changed ${by ? `by ${by} ` : ''}${whenOf(at, now)}.`;
}

/** "Robots was deleted by Mary Banda at 14:02." */
export const wordsOfDeletion = ({ name, at, by }: Deletion, now = new Date()): string =>
  `${name} was deleted ${by ? `by ${by} ` : ''}${whenOf(at, now)}.`;

function whenOf(at: string, now: Date): string {
  const time = new Date(at);
  return lusakaDay(time) === lusakaDay(now)
    ? `at ${lusakaMinute(time).slice('YYYY-MM-DDT'.length)}`
    : `on ${formatTime(at)}`;
}
