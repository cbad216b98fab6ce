import type { Blog } from '@contract/blogs';
import { keyOfNewText } from '@contract/post-drafts';
import { posts } from '@/api/office';
import { takeKeptText } from '../../room/in-markdown';
import { RoomReader } from '../../room/room-reader';
import { useRestored } from '../../room/use-restored';
import { POST_TEXTS } from '../post-dialog';
import { draftNameOf, takeOver } from '../post-draft-keeper';
import { PostRoomForm } from './post-room-form';
import { BLANK } from './room-text';

/** A page to write one post in: its id, or that of a new text. */
export function PostRoom({ id }: { id: string }) {
  return (
    <RoomReader noun="Blog Post" read={(signal) => readRoom(id, signal)} failed={POST_TEXTS.load}>
      {(post) => <ReadRoom post={post} id={id} />}
    </RoomReader>
  );
}

function ReadRoom({ post, id }: { post: Blog | null; id: string }) {
  const { record, turn, restore } = useRestored(post, draftNameOf(id), BLANK);
  return <PostRoomForm key={turn} post={record} textId={id} onRestored={restore} />;
}

/** With what was typed and not saved put where the form looks for it. */
async function readRoom(id: string, signal: AbortSignal): Promise<{ record: Blog | null }> {
  const [record, typed] = await Promise.all([
    keyOfNewText(id) ? null : posts.read(id, signal),
    posts.readDraft(id).catch(() => null),
  ]);
  takeOver(typed, record, id);
  takeKeptText(draftNameOf(id), BLANK);
  return { record };
}
