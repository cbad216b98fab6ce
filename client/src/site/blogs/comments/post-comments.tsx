import type { VisitorComment } from '@contract/comments';
import { COMMENTS_PER_PAGE, commentsPath } from '@contract/read-paths';
import { type ReactNode, useState } from 'react';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings';
import { useShownList } from '@/stores/shown-list';
import { Button } from '@/ui/button';
import { RetryNote } from '@/ui/retry-note';
import { CommentForm } from './comment-form';
import styles from './post-comments.module.css';
import { ShownComment } from './shown-comment';

/** What readers wrote under a post, oldest first, and where one writes. Nothing while the settings allow no comments. */
export function PostComments({ id }: { id: string }) {
  const { enableComments } = useSettings();
  const { previewUntil } = usePageMeta();
  const [pages, setPages] = useState(1);
  if (!enableComments) return null;
  return (
    <section id="comments" className="section" aria-labelledby="comments-title">
      <div className={`page-width stack gap-6 ${styles.columns}`}>
        <h2 id="comments-title">Comments</h2>
        <div className="stack start gap-6 measured">
          {Array.from({ length: pages }, (_, place) => (
            <CommentsPage key={commentsPath(id, place + 1)} id={id} page={place + 1} isFirstNew={place > 0}>
              {place + 1 === pages && (
                <Button kind="line" onClick={() => setPages(pages + 1)}>
                  Show more comments
                </Button>
              )}
            </CommentsPage>
          ))}
          {!previewUntil && <CommentForm key={id} postId={id} />}
        </div>
      </div>
    </section>
  );
}

interface PageProps {
  id: string;
  page: number;
  /** The visitor asked for it: the focus goes to its first comment, for the button is gone. */
  isFirstNew: boolean;
  /** Where more can be asked for, when there are more. */
  children: ReactNode;
}

function CommentsPage({ id, page, isFirstNew, children }: PageProps) {
  const list = useShownList<VisitorComment>(commentsPath(id, page));
  if (list.isLoading) return <p role="status">Loading comments...</p>;
  if (list.retry) return <RetryNote text="The comments could not be loaded." onRetry={list.retry} />;
  if (list.total === 0) return <p className="muted">Nobody has commented yet. Be the first.</p>;
  return (
    <>
      <ul className="full">
        {list.items.map((comment, place) => (
          <ShownComment key={comment._id} comment={comment} takesFocus={isFirstNew && place === 0} />
        ))}
      </ul>
      {list.total > page * COMMENTS_PER_PAGE && children}
    </>
  );
}
