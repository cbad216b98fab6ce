import type { Deletion } from '../../contract/errors';
import type { Role } from '../../contract/users';

/** Words about a deleted record for somebody who wanted to change it. */
export abstract class Deletions {
  /** `null` where this role cannot bring it back, or nobody can. */
  abstract find(recordId: string, role: Role): Promise<Deletion | null>;
}
