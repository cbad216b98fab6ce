import { useEffect, useState } from 'react';

const STORED_KEY = 'followedAuthors';

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
export function useFollowed(author: string): [isFollowed: boolean, toggle: () => void] {
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
