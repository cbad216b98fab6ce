import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Moves focus and view to a list's heading when another part of the list is shown. Back restores the position instead.
 * @param place key of the shown part @param isWhole true for the whole list, where the page's heading gets the focus
 */
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
