import { LIMITS } from './limits';

export interface BulkDone {
  success: true;
  changed: string[];
  refused: { _id: string; name: string; message: string }[];
}

export const BULK_IDS = `Select 1 to ${LIMITS.bulk} entries.`;
