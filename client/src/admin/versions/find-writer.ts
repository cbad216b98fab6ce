import type { VersionKind } from '@contract/versions';
import { versions } from '@/api/office';

/** Finds who wrote the text that a record has now, and when. */
export const findWriterOf =
  (kind: VersionKind) =>
  async ({ _id, updatedAt }: { _id: string; updatedAt: string }): Promise<{ by?: string; at: string }> => {
    const { at, authorName } = (await versions.list(kind, _id)).current;
    return { at: at ?? updatedAt, ...(authorName && { by: authorName }) };
  };
