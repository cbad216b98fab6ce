import { Link } from '@/ui/link';
import { PostMeta } from '@/ui/post-meta';
import styles from './research-cards.module.css';
import { type ShownArticles, topicOf } from './shown-articles';

export function ResearchCards({ articles, topics }: Pick<ShownArticles, 'articles' | 'topics'>) {
  return (
    <ul className={`stack ${styles.cards}`}>
      {articles.map(({ id, topic, title, summary, date }) => (
        <li key={id} className={`holds ruled-strong ${styles.card}`}>
          <PostMeta>
            {[topicOf({ topics }, topic)?.name, date].filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </PostMeta>
          <h3 className="below-2 above-2">
            <Link to={`/articles/${id}`} className="title-link covers-card">
              {title}
            </Link>
          </h3>
          <p className="muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
