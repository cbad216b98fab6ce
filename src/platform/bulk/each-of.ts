import { HttpException } from '@nestjs/common';
import type { BulkDone } from '../../contract/bulk';
import { MESSAGES } from '../../contract/errors';
import { type AuditDetails, recordInAuditLog } from '../audit/audit-details';

export type BulkAuditDetails = Required<Omit<AuditDetails, 'each' | 'subjectName'>>;

/** Builds audit details without fields, for an action on a whole record such as a deletion. */
export const wholeOf = (subjectId: string): BulkAuditDetails => ({ subjectId, fields: [], changes: [] });

/**
 * Changes records one after another. If a record is refused, the others are still changed. An unexpected error stops
 * the work. `change` returns `null` if nothing changed.
 */
export async function eachOf(
  ids: string[],
  change: (id: string) => Promise<BulkAuditDetails | null>,
  nameOf: (id: string) => Promise<string | undefined>,
): Promise<BulkDone> {
  const changed: string[] = [];
  const refused: BulkDone['refused'] = [];
  const details: BulkAuditDetails[] = [];
  const all = [...new Set(ids)];
  for (const [place, id] of all.entries()) {
    try {
      const entry = await change(id);
      if (!entry) continue;
      details.push(entry);
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
  recordInAuditLog({ each: details });
  return { success: true, changed, refused };
}
