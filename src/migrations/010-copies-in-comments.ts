import type { Connection } from 'mongoose';
import { rewriteRows } from './rewrite-rows';

/** Removes the field `searchText` from comments. Only earlier searches used it. Added on 2026-11-26. */
export async function copiesInComments(db: Connection): Promise<string | null> {
  const count = await rewriteRows(db, 'comments', { searchText: { $exists: true } }, () => ({
    $unset: { searchText: 1 },
  }));
  return count > 0 ? `comments: ${count}` : null;
}
