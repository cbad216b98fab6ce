import { type Connection, Types } from 'mongoose';
import { toListKeys } from '../contact/schemas/contact.schema';
import { placeId } from './place-id';
import { rewriteRows } from './rewrite-rows';

/**
 * Adds search keys to messages and ids to replies. Replaces `noticeDueAt` by an entry in `mailsDue`, the list of emails
 * to send. Added on 2026-11-26. The fields `searchText` and `wordStarts` were written until 2026-11-30.
 */
export async function keysOfMessages(db: Connection): Promise<string | null> {
  const older = {
    $or: [{ searchLines: null }, { noticeDueAt: { $exists: true } }, { replies: { $elemMatch: { _id: null } } }],
  };
  const count = await rewriteRows(db, 'contacts', older, (row) => {
    const { name, email, phone, subject, replies = [], mailsDue = [], noticeDueAt } = row;
    const withIds = replies.map((reply: object, place: number) => ({
      _id: new Types.ObjectId(placeId(row._id, place)),
      ...reply,
    }));
    return {
      $set: {
        ...toListKeys({ name, email, phone, subject }),
        replies: withIds,
        // Migration 014 renames `mailsDue` to `pendingMails`.
        ...(noticeDueAt && { mailsDue: [...mailsDue, 'message'] }),
      },
      $unset: { searchText: 1, searchStarts: 1, wordStarts: 1, noticeDueAt: 1 },
    };
  });
  const messages = db.collection('contacts');
  const indexes = await messages.indexes().catch(() => []);
  for (const name of ['searchText_1', 'searchStarts_1', 'wordStarts_1', 'noticeDueAt_1']) {
    if (indexes.some((index) => index.name === name)) await messages.dropIndex(name);
  }
  return count > 0 ? `messages: ${count}` : null;
}
