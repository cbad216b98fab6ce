import { useState } from 'react';

/**
 * Returns the value, or the last one if there is none now. A closing dialog needs this to show its record until it has
 * closed.
 */
export function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState<T | null>(value ?? null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
