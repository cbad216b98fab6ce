import { LIMITS } from '@contract/limits';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useLatest } from '@/lib/use-latest';

/** Debounce in milliseconds, to avoid a request for each letter. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** Accessible name and placeholder: "Search messages". */
  label: string;
  /** Search text in the URL. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // The URL may change by the back button or a link to the list.
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
