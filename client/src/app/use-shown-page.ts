import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadedPage, loadPage, matchSiteRoute, type RouteMatch } from './match-route';
import type { PageModule } from './site-routes';

export interface ShownPage {
  page: PageModule;
  match: RouteMatch;
  location: Location;
}

interface Failure {
  location: Location;
  error: Error;
}

/** What is said when the script of a page does not arrive. */
const NOT_LOADED = 'This page could not be loaded. Check your connection and try again.';

/**
 * The page to draw: the one before stays until the script of the next has arrived, so that nothing flashes.
 * `first` is the page that the document was rendered with.
 */
export function useShownPage(first: PageModule): { shown: ShownPage; error: Error | null } {
  const location = useLocation();
  const [shown, setShown] = useState<ShownPage>(() => ({
    page: first,
    match: matchSiteRoute(location.pathname),
    location,
  }));
  const [failure, setFailure] = useState<Failure | null>(null);
  const wanted = matchSiteRoute(location.pathname);
  const wantedPage = wanted.route.name === shown.match.route.name ? shown.page : loadedPage(wanted.route);

  useEffect(() => {
    let isCurrent = true;
    const { route } = matchSiteRoute(location.pathname);
    loadPage(route).then(
      (page) => {
        if (isCurrent) setShown({ page, match: matchSiteRoute(location.pathname), location });
      },
      () => {
        if (isCurrent) setFailure({ location, error: new Error(NOT_LOADED) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [location]);

  return {
    shown: wantedPage ? { page: wantedPage, match: wanted, location } : shown,
    error: failure?.location === location ? failure.error : null,
  };
}
