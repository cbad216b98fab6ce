import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

const placeOf = (location: Location) => location.key + location.hash;

/**
 * What a browser does by itself between documents: a new page starts at its top (or at the part that the address names),
 * Back returns to where one was, and the reading position of a screen reader moves to the new page's heading.
 */
export function useArrival(location: Location): void {
  const positions = useRef(new Map<string, number>());
  const place = useRef(placeOf(location));
  const before = useRef(location);
  const navigation = useNavigationType();

  useEffect(() => {
    const keepPosition = () => positions.current.set(place.current, window.scrollY);
    // A reload restores by itself; only moves inside the document are ours.
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keepPosition, { passive: true });
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('scroll', keepPosition);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);

  useEffect(() => {
    const earlier = before.current;
    before.current = location;
    place.current = placeOf(location);
    if (earlier === location) return;
    const isSamePage = earlier.pathname === location.pathname;
    // Tabs, filters and pages of a list move what they need to move themselves.
    if (isSamePage && earlier.search !== location.search) return;
    const kept = positions.current.get(place.current);
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (navigation === 'POP' && kept !== undefined) window.scrollTo({ top: kept, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    if (!isSamePage) focusHeading();
  }, [location, navigation]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
