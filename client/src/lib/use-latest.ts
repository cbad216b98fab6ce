import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref to the newest `value`. The ref changes only after a render was committed, because React may discard a
 * render.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
