import { formatDate } from '@/lib/format-date';
import { Link } from '@/ui/link';
import { PostMeta } from '@/ui/post-meta';
import styles from './article-card.module.css';
import type { Article } from './sample-articles';
import { TopicArt } from './topic-art';
import { nameOfTopic } from './topics';

export function ArticleCard({ id, topic, title, summary, author, publishedAt }: Article) {
  return (
    <article className={styles.card}>
      <TopicArt topic={topic} className={styles.art} />
      <div>
        <p className={styles.topic}>{nameOfTopic(topic)}</p>
        <h3 className={styles.title}>
          <Link to={`/articles/${id}`}>{title}</Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <PostMeta>
          <span>{author}</span>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </PostMeta>
      </div>
    </article>
  );
}
