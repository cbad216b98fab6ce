import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

const placeOf = (location: Location) => location.key + location.hash;

/** Scrolls and moves the focus as browsers do: a new page starts at its top or anchor, Back restores the position. */
export function useArrival(location: Location): void {
  const positions = useRef(new Map<string, number>());
  const place = useRef(placeOf(location));
  const lastLocation = useRef(location);
  const navigation = useNavigationType();

  useEffect(() => {
    const keepPosition = () => positions.current.set(place.current, window.scrollY);
    // For a reload, the browser restores the position; for navigation within the document, this hook does.
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
    const earlier = lastLocation.current;
    lastLocation.current = location;
    place.current = placeOf(location);
    if (earlier === location) return;
    const isSamePage = earlier.pathname === location.pathname;
    // A new query alone, such as a filter or tab, is no new page. Such controls scroll by themselves if needed.
    if (isSamePage && earlier.search !== location.search) return;
    const savedTop = positions.current.get(place.current);
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (navigation === 'POP' && savedTop !== undefined) window.scrollTo({ top: savedTop, behavior: 'instant' });
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
