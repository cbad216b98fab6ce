import type { User } from '@contract/users';

interface UserList {
  /** Users in view. */
  users: readonly User[];
  /** Users stored; more than in view means that other administrators may exist unseen. */
  total: number;
  selfId: string;
}

export interface AccountRules {
  /** Why the account cannot be deleted, or null. */
  deletion: string | null;
  /** Why it cannot be deactivated or given another role, or null. */
  demotion: string | null;
}

const OWN_ACCOUNT = 'You cannot delete your own account.';
const LAST_ADMIN = 'The last active administrator cannot be deactivated, deleted or given another role.';

/**
 * What the server would refuse with a 409, said before it is tried.
 * With users out of view it may allow what the server still refuses; the server has the last word.
 */
export function accountRules(user: User, { users, total, selfId }: UserList): AccountRules {
  const isAdmin = user.role === 'admin' && user.active;
  const hasOther = users.some((other) => other._id !== user._id && other.role === 'admin' && other.active);
  const isLastAdmin = isAdmin && !hasOther && total <= users.length;
  const demotion = isLastAdmin ? LAST_ADMIN : null;
  return { deletion: user._id === selfId ? OWN_ACCOUNT : demotion, demotion };
}
