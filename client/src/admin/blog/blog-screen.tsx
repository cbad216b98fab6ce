import { NEW_POST } from '@contract/post-drafts';
import { lazy, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { roomOf, WRITE } from '../room/use-open-room';
import { WriteScreen } from '../room/write-screen';
import { renameOfficeDraft } from '../shared/drafts/office-draft';
import { useAddress } from '../shared/lists/use-address';
import { useCan } from '../shared/use-can';
import { draftNameOf, makeTextId } from './post-draft-keeper';
import { PostListPage } from './post-list-page';

const PostRoom = lazy(async () => ({ default: (await import('./room/post-room')).PostRoom }));

export function BlogScreen() {
  const [{ write }] = useAddress(WRITE);
  const { edit } = useCan();
  return write === NEW_POST && edit ? <NewRoom /> : <WriteScreen list={<PostListPage />} room={PostRoom} />;
}

/** To a room of its own for a new text, which stands in the address from then on. */
function NewRoom() {
  const [id] = useState(makeTextId);
  // Kept by a browser in the times when all new texts stood in one place.
  renameOfficeDraft(draftNameOf(NEW_POST), draftNameOf(id));
  return <Navigate to={roomOf('/admin/blog', id)} replace />;
}
