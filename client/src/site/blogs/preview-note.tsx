import type { Blog } from '@contract/blogs';
import { formatMinute } from '@contract/lusaka-day';
import styles from './preview-note.module.css';

/** Notice on the preview of a post, which only its secret link opens. */
export function PreviewNote({ post: { _id, status }, until }: { post: Pick<Blog, '_id' | 'status'>; until: string }) {
  if (status === 'published') {
    return (
      <p className={`holds centred-text ${styles.note}`}>
        {/* A plain link loads a new document, because this one is a preview. */}
        This is a preview. The post is already published: <a href={`/blogs/${_id}`}>view the published post</a>.
      </p>
    );
  }
  return (
    <p className={`holds centred-text ${styles.note}`}>
      This is a preview. Anyone with this link can see it until {formatMinute(new Date(until))} (Lusaka time).
    </p>
  );
}
