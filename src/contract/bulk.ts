import { LIMITS } from './limits';

export interface BulkDone {
  success: true;
  /** Ids of the changed records. Records that were already as asked are in neither list. */
  changed: string[];
  refused: { _id: string; name: string; message: string }[];
}

export const BULK_IDS = `Select at least 1 and at most ${LIMITS.bulk} entries.`;
