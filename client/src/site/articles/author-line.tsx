import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { Portrait } from '@/ui/portrait';
import styles from './author-line.module.css';
import type { ShownArticle } from './shown-articles';

const STORED_KEY = 'followedAuthors';

/** Who wrote it, when, and a button that remembers on this device that one follows them. */
export function AuthorLine({ author, authorRole, date }: ShownArticle) {
  const isHydrated = useHydrated();
  const [isFollowed, toggle] = useFollowed(author);
  const facts = [authorRole, date].filter(Boolean).join(', ');
  if (!author) return facts ? <p className="muted small snug">{facts}</p> : null;
  return (
    <div className="row gap-4">
      <Portrait name={author} image="" />
      <p className={`muted small snug ${styles.words}`}>
        <b className="ink">{author}</b>
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
    // storage switched off, or not a list of ours
    return [];
  }
}

/** Whether this device follows `author`, and a way to change that. Nobody else learns of it: there are no accounts. */
function useFollowed(author: string): [isFollowed: boolean, toggle: () => void] {
  const [isFollowed, setIsFollowed] = useState(false);
  useEffect(() => setIsFollowed(readFollowed().includes(author)), [author]);

  const toggle = () => {
    const others = readFollowed().filter((name) => name !== author);
    setIsFollowed(!isFollowed);
    try {
      localStorage.setItem(STORED_KEY, JSON.stringify(isFollowed ? others : [...others, author]));
    } catch {
      // remembered until the page closes
    }
  };
  return [isFollowed, toggle];
}
