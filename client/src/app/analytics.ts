import { isForOne, matchSitePage } from '@contract/site-pages';
import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useSettings } from '@/stores/settings-store';

const hasScript = () => document.querySelector('script[src*=googletagmanager]') !== null;
const reloadDocument = () => window.location.reload();

const isPersonalUrl = (pathname: string, search: string): boolean =>
  isForOne(matchSitePage(pathname).page) || new URLSearchParams(search).has('request');

/**
 * Reports visits of public pages to the service in Settings. Its script must never see a personal URL: it is not loaded
 * in a document that began with one, because Back could return there, and a document with the script reloads at one.
 */
export function useAnalytics(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  reload = reloadDocument,
): void {
  const { analyticsId } = useSettings();
  const isPersonal = isPersonalUrl(pathname, search);
  const [beganPersonal] = useState(isPersonal);
  useEffect(() => {
    if (!analyticsId || beganPersonal) return;
    if (isPersonal) {
      if (hasScript()) reload();
      return;
    }
    const { title } = document;
    // A failed report is dropped.
    import('./analytics-tag').then(({ reportPage }) => reportPage(analyticsId, pathname, title)).catch(() => undefined);
  }, [analyticsId, beganPersonal, isPersonal, pathname, reload]);
}
