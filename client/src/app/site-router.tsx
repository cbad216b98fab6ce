import { useEffect } from 'react';
import { SiteLayout } from '@/site/layout/site-layout';
import { useAnalytics } from './analytics';
import { DocumentHead } from './document-head';
import { ErrorBoundary } from './error-boundary';
import { ErrorScreen } from './error-screen';
import { ShownRoute } from './shown-route';
import type { PageModule } from './site-routes';
import { useArrival } from './use-arrival';
import { useShownPage } from './use-shown-page';

/** All public pages in their layout. `first` is the page of the address with which the document came. */
export function SiteRouter({ first }: { first: PageModule }) {
  const { shown, error } = useShownPage(first);
  const { page, match, location } = shown;
  useArrival(location);
  useAnalytics(location.pathname);
  // The script comes after the page (docs/decisions/013-text-before-script.md): tests wait for this before they click.
  useEffect(() => {
    document.documentElement.dataset.usable = '';
  }, []);
  return (
    <SiteLayout hasNewsletter={match.route.hasNewsletter ?? true}>
      <DocumentHead {...shown} />
      <ErrorBoundary key={location.pathname}>
        {error ? (
          <ErrorScreen error={error} />
        ) : (
          <ShownRoute {...shown}>
            <page.Page />
          </ShownRoute>
        )}
      </ErrorBoundary>
    </SiteLayout>
  );
}
