import type { Deletion } from '../../contract/errors';
import type { Role } from '../../contract/users';

/** Describes a record's deletion to someone who tried to change it. */
export abstract class Deletions {
  /** `null` if this role cannot restore the record. */
  abstract find(recordId: string, role: Role): Promise<Deletion | null>;
}
