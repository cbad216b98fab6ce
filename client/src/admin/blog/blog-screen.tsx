import { NEW_POST } from '@contract/post-drafts';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { roomOf, stayingRoom, WRITE } from '../room/use-open-room';
import { renameOfficeDraft } from '../shared/drafts/office-draft';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { draftNameOf, makeTextId } from './post-draft-keeper';
import { PostListPage } from './post-list-page';

/** The editor is heavy, and most who look at the list do not write. */
const PostRoom = lazy(async () => ({ default: (await import('./room/post-room')).PostRoom }));

/** The list of posts, or the room in which the one that the address names is written. */
export function BlogScreen() {
  const [{ write }] = useAddress(WRITE);
  const { edit } = useCan();
  const stays = stayingRoom(useLocation().state);
  if (!write || !edit) return <PostListPage />;
  if (write === NEW_POST) return <NewRoom />;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <PostRoom key={stays ?? write} id={write} />
    </Suspense>
  );
}

/** To a room of its own for a new text, which stands in the address from then on. */
function NewRoom() {
  const [id] = useState(makeTextId);
  // Kept by a browser in the times when all new texts stood in one place.
  renameOfficeDraft(draftNameOf(NEW_POST), draftNameOf(id));
  return <Navigate to={roomOf('/admin/blog', id)} replace />;
}
