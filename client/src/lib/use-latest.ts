import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref with the value of the last committed render. Setting it during the render would be wrong, because React
 * may discard a render.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
