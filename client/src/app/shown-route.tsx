import type { ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useNavigationType,
} from 'react-router-dom';
import type { ShownPage } from './use-shown-page';

/**
 * Gives a page its own address and parameters, also while the script of the next page is on its way.
 * These two contexts are all that the router's `Routes` would do here, at 3 kB more for every visitor.
 */
export function ShownRoute({ match, location, children }: ShownPage & { children: ReactNode }) {
  const navigationType = useNavigationType();
  const { params, route } = match;
  const routeMatch = {
    params,
    pathname: location.pathname,
    pathnameBase: location.pathname,
    route: { path: route.path },
  };
  return (
    <LocationContext value={{ location, navigationType }}>
      <RouteContext value={{ outlet: null, matches: [routeMatch], isDataRoute: false }}>{children}</RouteContext>
    </LocationContext>
  );
}
