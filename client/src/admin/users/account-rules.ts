import type { User } from '@contract/users';

interface UserList {
  users: readonly User[];
  /** Number of stored users. If it is higher than the length of `users`, the other users may be administrators. */
  total: number;
  selfId: string;
}

export interface AccountRules {
  /** Why the account cannot be deleted. `null` if it can. */
  deletion: string | null;
  /** Why the account cannot be deactivated or change its role. `null` if it can. */
  demotion: string | null;
}

const OWN_ACCOUNT = 'You cannot delete your own account.';
const LAST_ADMIN = 'You cannot delete or deactivate the last active administrator or change their role.';

/** Returns why the server would refuse to change the account. Knows only the loaded users, so it may miss a reason. */
export function accountRules(user: User, { users, total, selfId }: UserList): AccountRules {
  const isAdmin = user.role === 'admin' && user.active;
  const hasOther = users.some((other) => other._id !== user._id && other.role === 'admin' && other.active);
  const isLastAdmin = isAdmin && !hasOther && total <= users.length;
  const demotion = isLastAdmin ? LAST_ADMIN : null;
  return { deletion: user._id === selfId ? OWN_ACCOUNT : demotion, demotion };
}
