import { matchSitePage } from '@contract/site-pages';
import { useEffect } from 'react';
import { useSettings } from '@/stores/settings-store';

/** Reports each public page to the analytics service that Settings name. Loads nothing if there is none. */
export function useAnalytics(pathname: string): void {
  const { analyticsId } = useSettings();
  useEffect(() => {
    const { isSecret, isPrivate, isPersonal } = matchSitePage(pathname).page;
    if (!analyticsId || isSecret || isPrivate || isPersonal) return;
    const { title } = document;
    // A failed report is dropped.
    import('./analytics-tag').then(({ reportPage }) => reportPage(analyticsId, pathname, title)).catch(() => undefined);
  }, [analyticsId, pathname]);
}
