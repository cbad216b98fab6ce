import type { Deletion } from '../../contract/errors';
import type { Role } from '../../contract/users';

export abstract class Deletions {
  /** Finds out who deleted a record and when. Returns `null` if the role may not restore the record. */
  abstract find(recordId: string, role: Role): Promise<Deletion | null>;
}
