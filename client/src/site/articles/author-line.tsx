import { formatDate } from '@/lib/format-date';
import { useHydrated } from '@/lib/use-hydrated';
import { Portrait } from '@/ui/portrait';
import styles from './author-line.module.css';
import type { Article } from './sample-articles';
import { useFollowed } from './use-followed';

/** Who wrote it, when, and a button that remembers on this device that one follows them. */
export function AuthorLine({ author, authorRole, publishedAt }: Article) {
  const isHydrated = useHydrated();
  const [isFollowed, toggle] = useFollowed(author);
  return (
    <div className={styles.line}>
      <Portrait name={author} image="" />
      <p className={styles.words}>
        <b>{author}</b>
        <br />
        {authorRole}, <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      </p>
      <button type="button" className={styles.follow} aria-pressed={isFollowed} disabled={!isHydrated} onClick={toggle}>
        {isFollowed ? 'Following' : 'Follow'}
        <span className="visually-hidden"> {author}</span>
      </button>
    </div>
  );
}
