import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Moves eye and focus to a list's heading when another part of it is shown; Back returns to the former place.
 * @param place of the part that is shown.
 * @param isWhole all of it: who comes out of a part of it is led to the page's beginning, where the whole begins.
 * @returns the ref of the heading
 */
export function useListHeading(place: string, isWhole = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const shown = useRef({ place, isWhole });

  useEffect(() => {
    const left = shown.current;
    if (left.place === place) return;
    shown.current = { place, isWhole };
    if (navigation === 'POP') return;
    const target = isWhole && !left.isWhole ? document.querySelector<HTMLElement>('h1') : heading.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [place, isWhole, navigation]);

  return heading;
}
