import { LINKED_PATH } from '@contract/rendering';
import type { LinkedSlug } from '@contract/routes';
import { type LinkPath, SITE_PATHS } from '@contract/site-pages';
import { useRemoteList } from './remote';

/** Whether visitors find a page at `path`; not while that is unknown, so that no link leads nowhere. */
export function useIsThere(path: LinkPath): boolean {
  const linked = useRemoteList<LinkedSlug>(LINKED_PATH);
  const isRoute = SITE_PATHS.some((known) => known === path);
  return isRoute || (linked.status === 'ready' && linked.value.items.some((slug) => path === `/${slug}`));
}
