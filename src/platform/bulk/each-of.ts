import { HttpException } from '@nestjs/common';
import type { BulkDone } from '../../contract/bulk';
import { MESSAGES } from '../../contract/errors';
import { type AuditNote, noteInTrail } from '../audit/audit-note';

export type BulkTrail = Required<Omit<AuditNote, 'each' | 'subjectName'>>;

/** Builds audit details without fields, for an action on a whole record such as a deletion. */
export const wholeOf = (subjectId: string): BulkTrail => ({ subjectId, fields: [], changes: [] });

/**
 * Changes records one after another. If a record is refused, the others are still changed. An unexpected error stops
 * the work. `change` returns `null` if nothing changed.
 */
export async function eachOf(
  ids: string[],
  change: (id: string) => Promise<BulkTrail | null>,
  nameOf: (id: string) => Promise<string | undefined>,
): Promise<BulkDone> {
  const changed: string[] = [];
  const refused: BulkDone['refused'] = [];
  const trail: BulkTrail[] = [];
  const all = [...new Set(ids)];
  for (const [place, id] of all.entries()) {
    try {
      const entry = await change(id);
      if (entry) trail.push(entry);
      changed.push(id);
    } catch (error) {
      if (error instanceof HttpException) {
        refused.push({ _id: id, name: (await nameOf(id)) ?? '', message: error.message });
        continue;
      }
      if (changed.length === 0) throw error;
      refused.push(...all.slice(place).map((_id) => ({ _id, name: '', message: MESSAGES.unexpected })));
      break;
    }
  }
  noteInTrail({ each: trail });
  return { success: true, changed, refused };
}
