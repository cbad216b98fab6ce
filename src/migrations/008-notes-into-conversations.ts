import { type Connection, Types } from 'mongoose';
import { placeId } from './place-id';
import { rewriteRows } from './rewrite-rows';

/** Moves each request's internal notes to the beginning of its conversation. Added on 2026-11-25. */
export async function notesIntoConversations(db: Connection): Promise<string | null> {
  const count = await rewriteRows(
    db,
    'projectrequests',
    { staffNotes: { $exists: true } },
    ({ _id, staffNotes, thread = [] }) => ({
      $set: {
        thread: [
          ...(staffNotes ?? []).map((note: object, place: number) => ({
            _id: new Types.ObjectId(placeId(_id, place)),
            kind: 'note',
            ...note,
          })),
          ...thread,
        ],
      },
      $unset: { staffNotes: 1 },
    }),
  );
  return count > 0 ? `requests with notes: ${count}` : null;
}
