import { App } from 'antd';
import { useCallback } from 'react';
import { links } from '@/api/office';
import { useToast } from '../feedback/use-toast';
import { catchLostFocus } from '../layout/page-head';
import { countOf, findSources, LinkSources, linksText } from './link-sources';

/** Leads links elsewhere and says so. */
export function useMend(): (from: string, to: string) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (from, to) => {
      try {
        const { count } = await links.mend({ from, to });
        toast.success(`Changed ${linksText(count)}`);
      } catch (error) {
        toast.failure(error, 'Failed to change the links');
      }
    },
    [toast],
  );
}

/**
 * Once a page has moved: shows what still links to its old address, and changes that on a word. Nothing where
 * visitors did not find it before (`from` is `undefined`) or do not now: links can lead to nothing else.
 */
export function useOfferMend(): (from: string | undefined, to: string | undefined) => Promise<void> {
  const { modal } = App.useApp();
  const mend = useMend();
  return useCallback(
    async (from, to) => {
      if (from === undefined || to === undefined || from === to) return;
      const sources = await findSources(from);
      if (sources.length === 0) return;
      const text = linksText(countOf(sources));
      modal.confirm({
        title: `${text} lead${countOf(sources) === 1 ? 's' : ''} to the old address`,
        content: (
          <>
            <p>
              Visitors who follow {from} come to {to} from now on. These still name the old address:
            </p>
            <LinkSources sources={sources} />
          </>
        ),
        okText: `Change the ${text}`,
        cancelText: 'Leave as it is',
        onOk: () => mend(from, to),
        afterClose: catchLostFocus,
      });
    },
    [modal, mend],
  );
}
