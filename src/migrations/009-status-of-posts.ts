import type { Connection } from 'mongoose';
import { rewriteRows } from './rewrite-rows';

/** Publishes posts that were stored before posts had a status. Added on 2026-11-23. */
export async function statusOfPosts(db: Connection): Promise<string | null> {
  const count = await rewriteRows(db, 'blogs', { status: null }, () => ({ $set: { status: 'published' } }));
  return count > 0 ? `posts without a status: ${count}` : null;
}
