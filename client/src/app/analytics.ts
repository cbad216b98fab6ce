import { matchSitePage } from '@contract/site-pages';
import { useEffect } from 'react';
import { useSettings } from '@/stores/settings';

/** Reports each public page to the analytics service that Settings names; does nothing and loads nothing while none is named. */
export function useAnalytics(pathname: string): void {
  const { analyticsId } = useSettings();
  useEffect(() => {
    const { isSecret, isPrivate } = matchSitePage(pathname).page;
    if (!analyticsId || isSecret || isPrivate) return;
    const { title } = document;
    // Nobody misses a report that could not be made.
    import('./analytics-tag').then(({ reportPage }) => reportPage(analyticsId, pathname, title)).catch(() => undefined);
  }, [analyticsId, pathname]);
}
