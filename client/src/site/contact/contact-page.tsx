import { type ContactTab, isFinding, tabOf, withTab } from '@contract/contact-tab';
import { tidyEnd } from '@contract/path-segments';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useSettings } from '@/stores/settings-store';
import { SectionSlot } from '@/ui/lazy-section';
import { Tabs } from '@/ui/tabs';
import { ContactHeader } from './contact-header';
import { MESSAGE_PANEL } from './contact-parts';
import { FindUs } from './office/find-us';
import { QuoteTab } from './quote-tab';

export { partOf } from './contact-parts';

/** Search engines must not list the URL of a request, because the request is private. */
export function head({ search }: HeadContext): PageHead {
  return {
    canonicalPath: '/contact',
    isHidden: search.has('request'),
  };
}

/** The URL determines the tab, the request and the prefilled fields. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { showMap } = useSettings();
  const handleSelect = (tab: ContactTab) =>
    setSearch((now) => withTab(now, tab), { replace: true, preventScrollReset: true });
  const handleSubmitted = useCallback(
    (requestId: string) => {
      const address = new URLSearchParams({ request: requestId });
      void navigate(`/contact?${address}`, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return (
    <>
      <Tabs
        label="Ways to reach us"
        selected={tabOf(search)}
        onSelect={handleSelect}
        renderBar={(bar) => <ContactHeader>{bar}</ContactHeader>}
        tabs={[
          {
            id: 'contact',
            label: 'Contact Us',
            href: '/contact',
            panel: <SectionSlot of={MESSAGE_PANEL} subject={search.get('subject') ?? ''} />,
          },
          {
            id: 'quote',
            label: 'Request a Quote',
            href: '/contact?tab=quote',
            panel: (
              <QuoteTab
                requestId={tidyEnd(search.get('request') ?? '').toLowerCase()}
                isFinding={isFinding(search)}
                service={search.get('service') ?? ''}
                onSubmitted={handleSubmitted}
              />
            ),
          },
        ]}
      />
      {showMap && <FindUs />}
    </>
  );
}
