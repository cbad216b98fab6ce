import { matchSitePage } from '@contract/site-pages';
import { useEffect, useState } from 'react';
import { useSettings } from '@/stores/settings-store';

/**
 * Reports visits of public pages to the service in Settings, but of no page with personal data. If the document began
 * with a token in its URL, no script is loaded: after Back, it could read the token.
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
