import { links } from '@/api/links.api';
import { useQuestion } from '../feedback/use-question';
import { useRun } from '../feedback/use-run';
import { useToast } from '../feedback/use-toast';
import { countOf, findSources, LinkSources, linksText } from './link-sources';

export function useUpdateLinks(): (from: string, to: string) => Promise<unknown> {
  const toast = useToast();
  const { run } = useRun();
  return (from, to) =>
    run(async () => {
      const { count } = await links.mend({ from, to });
      toast.success(`Updated ${linksText(count)}`);
    }, 'Failed to update the links');
}

/**
 * Offers to update links after the URL of a page has changed. Does nothing if the page had no public URL before
 * (`from`) or has none now (`to`).
 */
export function useOfferLinkUpdate(): (from: string | undefined, to: string | undefined) => Promise<void> {
  const ask = useQuestion();
  const updateLinks = useUpdateLinks();
  return async (from, to) => {
    if (from === undefined || to === undefined || from === to) return;
    const sources = await findSources(from);
    if (sources.length === 0) return;
    const text = linksText(countOf(sources));
    ask({
      title: `${text} still use${countOf(sources) === 1 ? 's' : ''} the old URL`,
      content: (
        <>
          <p>
            Visitors who open {from} are now redirected to {to}. These texts still link to the old URL:
          </p>
          <LinkSources sources={sources} />
        </>
      ),
      okText: `Update ${text}`,
      cancelText: 'Do not update',
      focusable: { autoFocusButton: 'ok' },
      onOk: () => updateLinks(from, to),
    });
  };
}
