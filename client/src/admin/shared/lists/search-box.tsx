import { LIMITS } from '@contract/limits';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useLatest } from '@/lib/use-latest';

/** Pause after typing before a search starts, in milliseconds. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // Shows a search that came with the URL, for example after Back or from a link.
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
