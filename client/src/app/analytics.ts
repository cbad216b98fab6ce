import { matchSitePage } from '@contract/site-pages';
import { useEffect } from 'react';
import { useSettings } from '@/stores/settings';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

type Tagged = Window & { dataLayer?: IArguments[] };

/** What the provider's own snippet does; it reads `arguments`, so no rest parameter will do. */
function tag(..._command: unknown[]): void {
  const queue = window as Tagged;
  queue.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the provider tells commands from data by this very type
  queue.dataLayer.push(arguments);
}

function load(analyticsId: string): void {
  if (document.querySelector(`script[src^="${SCRIPT}"]`)) return;
  tag('js', new Date());
  // Pages are reported below, without their query: it may hold the id of a request.
  tag('config', analyticsId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(analyticsId)}`;
  document.head.append(script);
}

/** Reports each public page to the analytics service that Settings names; does nothing and loads nothing while none is named. */
export function useAnalytics(pathname: string): void {
  const { analyticsId } = useSettings();
  useEffect(() => {
    const { isSecret, isPrivate } = matchSitePage(pathname).page;
    if (!analyticsId || isSecret || isPrivate) return;
    load(analyticsId);
    tag('event', 'page_view', { page_location: window.location.origin + pathname, page_title: document.title });
  }, [analyticsId, pathname]);
}
