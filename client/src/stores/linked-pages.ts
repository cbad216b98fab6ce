import { type LinkedSlug, type LinkPath, SITE_PATHS } from '@contract/routes';
import { useRemoteList } from './remote';
import { LIST_PREFIX } from './remote-store';

const LINKED_PATH = '/pages/linked';
export const LINKED_PAGES_READ = LIST_PREFIX + LINKED_PATH;

/** Whether visitors find a page at `path`; not while that is unknown, so that no link leads nowhere. */
export function useIsThere(path: LinkPath): boolean {
  const linked = useRemoteList<LinkedSlug>(LINKED_PATH);
  const isRoute = (SITE_PATHS as readonly string[]).includes(path);
  return isRoute || (linked.status === 'ready' && linked.value.items.some((slug) => path === `/${slug}`));
}
