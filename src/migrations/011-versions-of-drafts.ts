import type { Connection } from 'mongoose';
import { rewriteRows } from './rewrite-rows';

/** Sets the missing `draftVersion` of posts, pages and services to 0. Added on 2026-11-28. */
export async function versionsOfDrafts(db: Connection): Promise<string | null> {
  let count = 0;
  for (const name of ['blogs', 'pages', 'services']) {
    count += await rewriteRows(db, name, { draftVersion: null }, () => ({ $set: { draftVersion: 0 } }));
  }
  return count > 0 ? `texts without a draft: ${count}` : null;
}
