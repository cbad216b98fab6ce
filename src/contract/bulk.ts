import { LIMITS } from './limits';

export interface BulkDone {
  success: true;
  changed: string[];
  refused: { _id: string; name: string; message: string }[];
}

export const BULK_IDS = `Select at least 1 and at most ${LIMITS.bulk} entries.`;
