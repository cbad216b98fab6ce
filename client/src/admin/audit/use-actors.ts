import { LIMITS } from '@contract/limits';
import type { User } from '@contract/users';
import { useEffect, useState } from 'react';
import { listUsers } from '@/api/users';

/** Who can be filtered by: the accounts there are. Without them the names in the list still lead to what each did. */
export function useActors(): User[] {
  const [users, setUsers] = useState<User[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    listUsers(1, LIMITS.pageSizeMax, abort.signal).then(
      ({ items }) => setUsers(items),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return users;
}
