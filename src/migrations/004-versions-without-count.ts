import type { Connection } from 'mongoose';

const UNIQUE_COUNT = 'kind_1_subject_1_count_1';

/** Drops a unique index of the versions, because it allowed only one draft per record. Added on 2026-11-28. */
export async function versionsWithoutCount(db: Connection): Promise<null> {
  const versions = db.collection('versions');
  const indexes = await versions.indexes().catch(() => []);
  if (indexes.some(({ name }) => name === UNIQUE_COUNT)) await versions.dropIndex(UNIQUE_COUNT);
  return null;
}
