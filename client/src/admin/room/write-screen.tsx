import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { stayingRoom, WRITE } from './use-open-room';

interface WriteScreenProps {
  list: ReactNode;
  /** Lazy: the editor is heavy, and most who look at the list do not write. */
  room: ComponentType<{ id: string }>;
}

/** The list, or the room in which the record that the address names is written. */
export function WriteScreen({ list, room: Room }: WriteScreenProps) {
  const [{ write }] = useAddress(WRITE);
  const { edit } = useCan();
  const stays = stayingRoom(useLocation().state);
  if (!write || !edit) return list;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Room key={stays ?? write} id={write} />
    </Suspense>
  );
}
