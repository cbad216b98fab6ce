import type { Connection } from 'mongoose';

/**
 * Deletes three kinds of unused data: redirects without a target, which marked deleted pages; the field `usedAt` of
 * redirects; trash rows with `isNote`. Added on 2026-11-28.
 */
export async function redirectsThatLeadOn(db: Connection): Promise<string | null> {
  const { deletedCount } = await db.collection('redirects').deleteMany({ to: '' });
  await db.collection('redirects').updateMany({ usedAt: { $exists: true } }, { $unset: { usedAt: 1 } });
  await db.collection('trash').deleteMany({ isNote: true });
  return deletedCount > 0 ? `addresses of deleted pages: ${deletedCount}` : null;
}
