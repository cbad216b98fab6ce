import { useState } from 'react';

/** The value, or what it was before it went away: a dialog that is closing still shows its record. */
export function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState<T | null>(value ?? null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
