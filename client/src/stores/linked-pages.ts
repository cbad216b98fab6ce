import { ARCHIVE_PATH } from '@contract/read-paths';
import { LINKED_PATH, META_READ, type PageMeta, WEBSITE_READ } from '@contract/rendering';
import { beforeQuery } from '@contract/routes';
import { SITE_PATHS } from '@contract/site-pages';
import { LOGIN_PATHS } from '@contract/visitor-accounts';
import type { SentSections } from '@contract/website/sections';
import { useStore } from 'zustand';
import { useRemote, useRemoteList, useRemoteStore } from './remote';
import { sectionIn } from './website-store';

/** Returns a test whether a link leads to a page. Pages of staff count as missing until their list has loaded. */
export function useAreThere(): (to: string) => boolean {
  const linked = useRemoteList<string>(LINKED_PATH);
  const articles = sectionIn(useRemote<SentSections>(WEBSITE_READ), 'articles');
  const meta = useStore(useRemoteStore(), ({ remotes }) => remotes[META_READ]);
  const areOff = meta?.status === 'ready' && (meta.value as PageMeta).accounts === 'off';
  return (to) => {
    const path = beforeQuery(to);
    if (path === '/articles' && articles === null) return false;
    if (LOGIN_PATHS.includes(path) && areOff) return false;
    const isThere = (sitePath: string) => path === sitePath;
    if (!path.startsWith('/') || (path !== ARCHIVE_PATH && SITE_PATHS.some(isThere))) return true;
    return linked.status === 'ready' && linked.value.items.some((sitePath) => isThere(`/${sitePath}`));
  };
}

export const useIsThere = (to: string): boolean => useAreThere()(to);
