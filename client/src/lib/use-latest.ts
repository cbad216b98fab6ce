import { type RefObject, useInsertionEffect, useRef } from 'react';

/** Holds the value of the last committed render: React may also render without committing. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
