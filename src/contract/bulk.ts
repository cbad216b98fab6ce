import { LIMITS } from './limits';

/** What was done to several records at once; each follows its own rules. */
export interface BulkDone {
  success: true;
  /** Ids, in the order in which they were sent. */
  changed: string[];
  refused: { _id: string; name: string; message: string }[];
}

export const BULK_IDS = `Choose from 1 to ${LIMITS.bulk}.`;
