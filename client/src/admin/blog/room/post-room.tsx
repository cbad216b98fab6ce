import type { Blog } from '@contract/blogs';
import { posts } from '@/api/office';
import { type ReadRoom, readRoom } from '../../room/read-room';
import { RoomReader } from '../../room/room-reader';
import { useRestored } from '../../room/use-restored';
import { POST_TEXTS } from '../post-dialog';
import { PostRoomForm } from './post-room-form';
import { blankPost } from './room-text';

/** A page to write one post in: its id, or that of a new text. */
export function PostRoom({ id }: { id: string }) {
  return (
    <RoomReader
      noun="Blog Post"
      read={(signal) => readRoom({ kind: 'post', id, read: (of) => posts.read(of, signal), blank: blankPost() })}
      failed={POST_TEXTS.load}
    >
      {(read) => <RestorableRoom {...read} />}
    </RoomReader>
  );
}

function RestorableRoom(read: ReadRoom<Blog>) {
  const { restore, turn, ...shown } = useRestored('post', read, blankPost());
  return <PostRoomForm key={turn} {...shown} onRestored={restore} />;
}
