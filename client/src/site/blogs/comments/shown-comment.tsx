import type { VisitorComment } from '@contract/comments';
import { ROLE_LABELS } from '@contract/users';
import { formatDate } from '@/lib/format-date';
import { useSettings } from '@/stores/settings-store';
import styles from './post-comments.module.css';

/** Comment with the reply of staff. Both are plain text, so URLs in them do not become links. */
export function ShownComment({ comment }: { comment: VisitorComment }) {
  const { name, text, createdAt, reply } = comment;
  const { siteName } = useSettings();
  return (
    <li className={`ruled-strong ${styles.comment}`}>
      <p className="row baseline gap-1 gap-x-3 small muted">
        <bdi className="shrinks bold ink breaks">{name}</bdi> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <p className={`above-2 ${styles.text}`} dir="auto">
        {text}
      </p>
      {reply && (
        <div className="pad-3-4 above-4 on-mist edge">
          <p className="row baseline gap-1 gap-x-3 small muted">
            <bdi className="shrinks bold ink breaks">{reply.by || siteName}</bdi>{' '}
            {reply.by && <span className={`semibold forest rounded ${styles.badge}`}>{ROLE_LABELS[reply.role]}</span>}{' '}
            <time dateTime={reply.at}>{formatDate(reply.at)}</time>
          </p>
          <p className={`above-2 ${styles.text}`} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
    </li>
  );
}
