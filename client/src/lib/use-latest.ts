import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * What the last shown drawing was given, for what is called later. Written behind the drawing: React may draw without
 * showing the result.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
