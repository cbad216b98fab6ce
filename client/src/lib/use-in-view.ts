import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/** Calls `onSeen` once a `share` (0 to 1) of the element is visible, or at once in browsers that cannot tell. */
export function useInView<E extends Element>(share: number, onSeen: () => void, margin = '0px'): RefObject<E | null> {
  const element = useRef<E>(null);
  const seen = useLatest(onSeen);
  useEffect(() => {
    if (!element.current) return;
    if (typeof IntersectionObserver !== 'function') {
      seen.current();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        seen.current();
      },
      { threshold: share, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [share, margin, seen]);
  return element;
}
