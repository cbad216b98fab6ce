import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { stayingRoom, WRITE } from '../room/use-open-room';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { PageListPage } from './page-list-page';

/** The editor is heavy, and most who look at the list do not write. */
const PageRoom = lazy(async () => ({ default: (await import('./room/page-room')).PageRoom }));

/** The list of pages, or the room in which the one that the address names is written. */
export function PageScreen() {
  const [{ write }] = useAddress(WRITE);
  const { edit } = useCan();
  const stays = stayingRoom(useLocation().state);
  if (!write || !edit) return <PageListPage />;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <PageRoom key={stays ?? write} id={write} />
    </Suspense>
  );
}
