import { LIMITS } from './limits';

/** Result of a change of several records; each follows its own rules. */
export interface BulkDone {
  success: true;
  /** Ids in the order of the request. */
  changed: string[];
  refused: { _id: string; name: string; message: string }[];
}

export const BULK_IDS = `Select from 1 to ${LIMITS.bulk}.`;
