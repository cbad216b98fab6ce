import { META_READ, type PageMeta } from '@contract/rendering';
import { isGone, type SitePageName } from '@contract/site-pages';
import type { HeadContext, PageHead } from '@/lib/page-head';
import * as notFound from '@/site/not-found/not-found-page';

/** Makes the `head` of a page such as login. While accounts are off, it is that of the "not found" page. */
export const headOfAccounts =
  (name: SitePageName, description: string, canonicalPath?: string) =>
  (context: HeadContext): PageHead => {
    const meta = context.read<PageMeta>(META_READ);
    const accounts = meta.status === 'ready' ? meta.value.accounts : undefined;
    if (isGone(name, accounts)) return notFound.head(context);
    return { isHidden: true, canonicalPath, ...(accounts && { description }) };
  };
