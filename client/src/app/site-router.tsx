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
  // For whoever waits until a page answers to its visitor.
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
