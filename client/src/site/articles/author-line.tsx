import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { Portrait } from '@/ui/portrait';
import styles from './author-line.module.css';
import type { ShownArticle } from './shown-articles';

const STORED_KEY = 'followedAuthors';

/** Author, role and date, with a Follow button. The names of followed authors are stored on this device only. */
export function AuthorLine({ author, authorRole, date }: ShownArticle) {
  const isHydrated = useHydrated();
  const [isFollowed, toggle] = useFollowed(author);
  const facts = [authorRole, date].filter(Boolean).join(', ');
  if (!author) return facts ? <p className="muted small snug">{facts}</p> : null;
  return (
    <div className="row gap-4">
      <Portrait name={author} image="" />
      <p className="small snug muted">
        <b className="size-base ink">{author}</b>
        <br />
        {facts}
      </p>
      <button
        type="button"
        className={`touch-high semibold rounded ${styles.follow}`}
        aria-pressed={isFollowed}
        disabled={!isHydrated}
        onClick={toggle}
      >
        {isFollowed ? 'Following' : 'Follow'}
        <span className="visually-hidden"> {author}</span>
      </button>
    </div>
  );
}

function readFollowed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function useFollowed(author: string): [isFollowed: boolean, toggle: () => void] {
  const [isFollowed, setIsFollowed] = useState(false);
  useEffect(() => setIsFollowed(readFollowed().includes(author)), [author]);

  const toggle = () => {
    const others = readFollowed().filter((name) => name !== author);
    setIsFollowed(!isFollowed);
    try {
      localStorage.setItem(STORED_KEY, JSON.stringify(isFollowed ? others : [...others, author]));
    } catch {
      // Without storage, the browser remembers the choice only until the page is closed.
    }
  };
  return [isFollowed, toggle];
}
