import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { postPath } from '@contract/read-paths';
import { formatDate } from '@/lib/format-date';
import type { VisitorList } from '@/stores/visitor-list';
import { Link } from '@/ui/link';
import { PostMeta } from '@/ui/post-meta';
import { Skeleton } from '@/ui/skeleton';
import styles from './post-lines.module.css';
import { teaserOf } from './teaser';

const PLACES = [1, 2, 3, 4];

export function PostLines({ list, isShort }: { list: VisitorList<BlogSummary>; isShort?: boolean }) {
  if (list.isLoading) {
    return (
      <div className={`stack two-768 above-8 ${styles.lines}`}>
        {PLACES.map((place) => (
          <div key={place} className={`ruled-strong ${styles.line} ${styles.loading}`}>
            <Skeleton shape="half-line" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={`stack two-768 above-8 ${styles.lines}`}>
      {list.items.map((post) => (
        <PostLine key={post._id} post={post} isShort={isShort} />
      ))}
    </ul>
  );
}

function PostLine({ post, isShort }: { post: BlogSummary; isShort?: boolean }) {
  return (
    <li className={`card ruled-strong ${styles.line}`}>
      <PostMeta>
        <span className="kicker">{post.category}</span>
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
      </PostMeta>
      <h3 className="above-2">
        <Link to={postPath(post._id)} className="title-link covers-card">
          {post.title}
        </Link>
      </h3>
      {!isShort && <p className="teaser">{teaserOf(post.excerpt, TRUNCATE.recent)}</p>}
      <p className="above-2 muted small">{post.authorName}</p>
    </li>
  );
}
