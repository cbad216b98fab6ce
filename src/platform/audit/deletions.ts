import type { Deletion } from '../../contract/errors';
import type { Role } from '../../contract/users';

export abstract class Deletions {
  /** Returns `null` if this role cannot restore the record. */
  abstract find(recordId: string, role: Role): Promise<Deletion | null>;
}
