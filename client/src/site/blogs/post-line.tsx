import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { formatDate } from '@/lib/format-date';
import { Link } from '@/ui/link';
import { PostMeta } from '@/ui/post-meta';
import { postPath } from './blog-paths';
import styles from './post-line.module.css';
import { teaserOf } from './teaser';

interface Props {
  post: BlogSummary;
  /** Without the beginning of the text. */
  isShort?: boolean;
}

/** A post in a list, without a picture. */
export function PostLine({ post, isShort = false }: Props) {
  return (
    <li className={styles.line}>
      <PostMeta>
        <span className={styles.category}>{post.category}</span>
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
      </PostMeta>
      <h3>
        <Link to={postPath(post._id)}>{post.title}</Link>
      </h3>
      {!isShort && <p>{teaserOf(post.excerpt, TRUNCATE.recent)}</p>}
      <p className={styles.author}>{post.authorName}</p>
    </li>
  );
}
