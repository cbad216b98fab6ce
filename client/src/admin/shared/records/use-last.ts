import { useState } from 'react';

/**
 * Returns the value, or the previous one if there is none now. A closing dialog needs it to show its record until the
 * end of the animation.
 */
export function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState<T | null>(value ?? null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
