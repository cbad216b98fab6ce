import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref with the newest value of `value`. The ref is set after the render was committed, because React may
 * discard a render.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
