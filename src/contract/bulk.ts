import { LIMITS } from './limits';

/** Result of one action on several records. Some records may refuse it. */
export interface BulkDone {
  success: true;
  changed: string[];
  refused: { _id: string; name: string; message: string }[];
}

export const BULK_IDS = `Select from 1 to ${LIMITS.bulk}.`;
