import type { Redirect } from '@contract/redirects';
import { Button } from 'antd';
import { countOf, findSources, LinkSources, linksText, useSources } from '../shared/links/link-sources';
import { useMend } from '../shared/links/use-mend-links';

interface RedirectLinksProps {
  redirect: Pick<Redirect, 'from' | 'leadsTo' | 'isThere'>;
}

export function RedirectLinks({ redirect: { from, leadsTo, isThere } }: RedirectLinksProps) {
  const mend = useMend();
  const [sources, setSources] = useSources(from);
  if (sources.length === 0) return null;
  const handleMend = async () => {
    await mend(from, leadsTo);
    setSources(await findSources(from));
  };
  return (
    <div className="stack start gap-1 above-1 tiny">
      <p>
        {linksText(countOf(sources))} on your site still {countOf(sources) === 1 ? 'uses' : 'use'} the old URL:
      </p>
      <LinkSources sources={sources} />
      {isThere && (
        <Button size="small" onClick={() => void handleMend()}>
          Update links to {leadsTo}
        </Button>
      )}
    </div>
  );
}
