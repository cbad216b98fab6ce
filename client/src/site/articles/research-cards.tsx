import { formatDate } from '@/lib/format-date';
import { Link } from '@/ui/link';
import { PostMeta } from '@/ui/post-meta';
import styles from './research-cards.module.css';
import type { Article } from './sample-articles';
import { nameOfTopic } from './topics';

/** Pieces in which something was measured. */
export function ResearchCards({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.cards}>
      {articles.map(({ id, topic, title, summary, publishedAt }) => (
        <li key={id} className={styles.card}>
          <PostMeta>
            <span>{nameOfTopic(topic)}</span>
            <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          </PostMeta>
          <h3 className={styles.title}>
            <Link to={`/articles/${id}`} className="covers-card">
              {title}
            </Link>
          </h3>
          <p className="muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
