import { type DraftKind, NEW_TEXT } from '@contract/drafts';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { draftNameOf, KEPT_KINDS, makeTextId } from '../room/kept-kinds';
import { renameOfficeDraft } from '../shared/drafts/office-draft';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { editorAddress, stayingEditor, WRITE } from './editor-address';

interface WriteScreenProps {
  kind: DraftKind;
  list: ReactNode;
  /** Lazy: the editor is heavy, and most who look at the list do not write. */
  room: ComponentType<{ id: string }>;
}

/** The list, or the room in which the record that the address names is written. */
export function WriteScreen({ kind, list, room: Room }: WriteScreenProps) {
  const [{ write }] = useAddress(WRITE);
  const { edit } = useCan();
  const stays = stayingEditor(useLocation().state);
  if (!write || !edit) return list;
  if (write === NEW_TEXT) return <NewRoom kind={kind} />;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Room key={stays ?? write} id={write} />
    </Suspense>
  );
}

/** To a room of its own for a new text, which stays in the address from then on. */
function NewRoom({ kind }: { kind: DraftKind }) {
  const [id] = useState(makeTextId);
  // Kept by a browser in the times when all new texts shared one place.
  renameOfficeDraft(draftNameOf(kind, NEW_TEXT), draftNameOf(kind, id));
  return <Navigate to={editorAddress(KEPT_KINDS[kind].screen, id)} replace />;
}
