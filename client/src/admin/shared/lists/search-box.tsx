import { LIMITS } from '@contract/limits';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useLatest } from '@/lib/use-latest';

/** A pause in typing, so that a word is one question to the server and not one per letter. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** Read out, and shown while empty: "Search messages". */
  label: string;
  /** The search that the address names. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // The address may change by itself: the back button, a link to the bare list.
  useEffect(() => setText(value), [value]);
  const search = useLatest(onSearch);

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search.current(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, search]);

  return (
    <Input
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      maxLength={LIMITS.searchText}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onSearch(text.trim())}
    />
  );
}
