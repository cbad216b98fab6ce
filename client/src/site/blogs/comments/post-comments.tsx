import type { VisitorComment } from '@contract/comments';
import { COMMENTS_PER_PAGE, commentsHref, commentsPageOf, commentsPath } from '@contract/read-paths';
import { useSearchParams } from 'react-router-dom';
import { usePageMeta } from '@/stores/page-meta';
import { useSettings } from '@/stores/settings-store';
import { useVisitorList } from '@/stores/visitor-list';
import { Pagination } from '@/ui/pagination';
import { RetryNote } from '@/ui/retry-note';
import { useListHeading } from '@/ui/use-list-heading';
import { CommentForm } from './comment-form';
import { ShownComment } from './shown-comment';

/** Comments of a post, oldest first, and the comment form. Renders nothing if staff have turned comments off. */
export function PostComments({ id }: { id: string }) {
  const { enableComments } = useSettings();
  const { previewUntil } = usePageMeta();
  const page = commentsPageOf(useSearchParams()[0]);
  const heading = useListHeading(String(page));

  if (!enableComments) return null;
  return (
    <section id="comments" className="section" aria-labelledby="comments-title">
      <div className="page-width stack gap-6 split-3-9 split-gap-12">
        <h2 id="comments-title" ref={heading} tabIndex={-1}>
          Comments
        </h2>
        <div className="stack start gap-6 measured">
          <CommentList id={id} page={page} />
          {!previewUntil && <CommentForm key={id} postId={id} />}
        </div>
      </div>
    </section>
  );
}

function CommentList({ id, page }: { id: string; page: number }) {
  const list = useVisitorList<VisitorComment>(commentsPath(id, page));
  if (list.isLoading) return <p role="status">Loading comments...</p>;
  if (list.retry) return <RetryNote text="We could not load the comments." onRetry={list.retry} />;
  if (list.total === 0) return <p className="muted">No comments yet. Be the first to comment.</p>;
  return (
    <>
      {list.items.length === 0 && <p className="muted">No comments on this page.</p>}
      <ul className="full">
        {list.items.map((comment) => (
          <ShownComment key={comment._id} comment={comment} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(list.total / COMMENTS_PER_PAGE)}
        hrefOf={(number) => commentsHref(id, number)}
      />
    </>
  );
}
