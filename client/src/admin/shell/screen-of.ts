import { stayingEditor } from '../texts/editor-address';

/** Paths of the lists whose records open in a full-page editor. */
const WRITTEN = ['/admin/blog', '/admin/pages', '/admin/services'];
const NAMED = ['request', 'message', 'section', 'write'];

/**
 * Returns a key for the current screen: the path, and the record, section or text in the URL. Filters and dialogs do
 * not change it.
 */
export const screenOf = ({ pathname, search, state }: { pathname: string; search: string; state: unknown }): string => {
  const query = new URLSearchParams(search);
  const stays = stayingEditor(state);
  if (stays) query.set('write', stays);
  return [pathname, ...NAMED.map((name) => query.get(name) ?? '')].join(' ').trim();
};

/** True if the screen is a full-page editor. The sidebar is then narrow, and the header contains the actions. */
export const fillsWindow = ({ pathname, search }: { pathname: string; search: string }, isNarrow: boolean): boolean => {
  const query = new URLSearchParams(search);
  if (query.has('write')) return WRITTEN.includes(pathname);
  return pathname === '/admin/website' && (!isNarrow || query.has('section'));
};
