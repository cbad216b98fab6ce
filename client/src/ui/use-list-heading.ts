import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Focuses the heading of a new `place`, or the `h1` if `isWhole`. After Back, the browser restores the position. */
export function useListHeading(place: string, isWhole = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const shown = useRef({ place, isWhole });

  useEffect(() => {
    const previous = shown.current;
    if (previous.place === place) return;
    shown.current = { place, isWhole };
    if (navigation === 'POP') return;
    const target = isWhole && !previous.isWhole ? document.querySelector<HTMLElement>('h1') : heading.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [place, isWhole, navigation]);

  return heading;
}
