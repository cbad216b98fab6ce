import { type RefObject, useInsertionEffect, useRef } from 'react';

/** Returns a ref that changes only after a render was committed, because React may discard a render. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
