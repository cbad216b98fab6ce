import { lazy, Suspense, useState } from 'react';
import { useSession } from '@/stores/session';
import { AccountButton } from './account-button';

const load = () => import('./account-dropdown');
const AccountDropdown = lazy(async () => ({ default: (await load()).AccountDropdown }));

export function AccountMenu() {
  const user = useSession((session) => session.user);
  const [isWanted, setIsWanted] = useState(false);
  if (!user) return null;
  const button = <AccountButton user={user} onPointerEnter={load} onFocus={load} onClick={() => setIsWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountDropdown />
    </Suspense>
  ) : (
    button
  );
}
