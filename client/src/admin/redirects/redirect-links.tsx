import type { Redirect } from '@contract/redirects';
import { Button } from 'antd';
import { countOf, findSources, LinkSources, linksText, useSources } from '../shared/links/link-sources';
import { useUpdateLinks } from '../shared/links/use-update-links';

interface RedirectLinksProps {
  redirect: Pick<Redirect, 'from' | 'leadsTo' | 'isThere'>;
}

export function RedirectLinks({ redirect: { from, leadsTo, isThere } }: RedirectLinksProps) {
  const updateLinks = useUpdateLinks();
  const [sources, setSources] = useSources(from);
  if (sources.length === 0) return null;
  const handleUpdate = async () => {
    await updateLinks(from, leadsTo);
    setSources(await findSources(from));
  };
  return (
    <div className="stack start gap-1 above-1 tiny">
      <p>
        {linksText(countOf(sources))} on your site still {countOf(sources) === 1 ? 'uses' : 'use'} the old URL:
      </p>
      <LinkSources sources={sources} />
      {isThere && (
        <Button size="small" onClick={() => void handleUpdate()}>
          Update links to {leadsTo}
        </Button>
      )}
    </div>
  );
}
