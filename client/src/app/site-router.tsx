import { matchSitePage, type PageMatch, takesSubscribers } from '@contract/site-pages';
import { Component, type ErrorInfo, type ReactNode, use, useEffect, useTransition } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { StartMove } from '@/lib/start-move';
import { useLeaving } from '@/site/forms/use-posted';
import { SiteLayout } from '@/site/layout/site-layout';
import { NotLoadedError } from '@/stores/not-loaded';
import { useAnalytics } from './analytics';
import { ErrorScreen } from './error-screen';
import { DocumentHead } from './head';
import { OfflineScreen } from './offline-screen';
import { loadedPage, tryPage } from './site-screens';
import { useArrival } from './use-arrival';
import { useAskingAgain } from './use-asking-again';

export function SiteRouter() {
  const location = useLocation();
  const match = matchSitePage(location.pathname);
  const [isMoving, startMove] = useTransition();
  useArrival(location);
  useLeaving();
  useAnalytics(location);
  useAskingAgain();
  // Tests wait for this mark before they click (docs/decisions/009-page-script-and-text.md).
  useEffect(() => {
    document.documentElement.dataset.usable = '';
  }, []);
  return (
    <StartMove value={startMove}>
      <SiteLayout hasNewsletter={takesSubscribers(match.page)} isMoving={isMoving}>
        <ErrorBoundary key={location.pathname}>
          <Screen match={match} location={location} />
        </ErrorBoundary>
      </SiteLayout>
    </StartMove>
  );
}

/** Page of the current URL. Navigation is a React transition: the previous page stays until the next one has loaded. */
function Screen({ match, location }: { match: PageMatch; location: Location }) {
  const screen = loadedPage(match.name) ?? use(tryPage(match.name, location.key));
  if (!screen) return <OfflineScreen />;
  return (
    <>
      <DocumentHead screen={screen} match={match} location={location} />
      <screen.Page params={match.params} />
    </>
  );
}

interface Failure {
  error: unknown;
  hasFailed: boolean;
}

/** Catches errors while a page is drawn, so that header and navigation stay. */
class ErrorBoundary extends Component<{ children: ReactNode }, Failure> {
  state: Failure = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (!(error instanceof NotLoadedError)) console.error('drawing failed:', error, componentStack);
  }

  render() {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    return error instanceof NotLoadedError ? <OfflineScreen /> : <ErrorScreen error={error} />;
  }
}
