import { matchSitePage } from '@contract/site-pages';
import { useEffect, useState } from 'react';
import { useSettings } from '@/stores/settings-store';

/**
 * Reports each public page to the analytics service that Settings name. Loads nothing if there is none. Loads nothing
 * in a document that began on a page with a token in its URL, because the script could read the token after Back.
 */
export function useAnalytics(pathname: string): void {
  const { analyticsId } = useSettings();
  const [beganSecret] = useState(() => Boolean(matchSitePage(pathname).page.isSecret));
  useEffect(() => {
    const { isSecret, isPrivate, isPersonal } = matchSitePage(pathname).page;
    if (!analyticsId || beganSecret || isSecret || isPrivate || isPersonal) return;
    const { title } = document;
    // A failed report is dropped.
    import('./analytics-tag').then(({ reportPage }) => reportPage(analyticsId, pathname, title)).catch(() => undefined);
  }, [analyticsId, beganSecret, pathname]);
}
