import { Link } from '@/ui/link';
import { articlesHref } from './article-page-of';
import { TopicArt } from './topic-art';
import styles from './topic-tiles.module.css';
import { TOPICS, type TopicSlug } from './topics';

/** Each tile shows the articles of its topic; the chosen one shows all of them again. */
export function TopicTiles({ chosen }: { chosen: TopicSlug | null }) {
  return (
    <nav aria-label="Topics">
      <ul className={styles.tiles}>
        {TOPICS.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={articlesHref(slug === chosen ? null : slug, 1)}
              className={styles.tile}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              <TopicArt topic={slug} className={styles.art} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
