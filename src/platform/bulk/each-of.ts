import { HttpException } from '@nestjs/common';
import type { BulkDone } from '../../contract/bulk';
import { MESSAGES } from '../../contract/errors';
import { type AuditNote, noteInTrail } from '../audit/audit-note';

export type BulkTrail = Required<Omit<AuditNote, 'each' | 'subjectName'>>;

/** For the trail: the whole record, not a field of it. */
export const wholeOf = (subjectId: string): BulkTrail => ({ subjectId, fields: [], changes: [] });

/**
 * Changes one record after the other, each by its own rules. What was done until one fails stays, and stands in the trail.
 * @param change answers what the trail tells, `null` where nothing changed.
 * @param nameOf of one that refused; empty when there is no such record.
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
