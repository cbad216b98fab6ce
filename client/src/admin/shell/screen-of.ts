import { stayingEditor } from '../texts/editor-address';

/** Lists whose records have an editor page. */
const WRITTEN = ['/admin/blog', '/admin/pages', '/admin/services'];
const NAMED = ['request', 'message', 'section', 'write'];

/** Returns a key for a screen: path, and record, section or text in the URL. Filters and dialogs do not count. */
export const screenOf = ({ pathname, search, state }: { pathname: string; search: string; state: unknown }): string => {
  const query = new URLSearchParams(search);
  const stays = stayingEditor(state);
  if (stays) query.set('write', stays);
  return [pathname, ...NAMED.map((name) => query.get(name) ?? '')].join(' ').trim();
};

/** True if the screen fills the window: the sidebar is narrow, and actions are in the header. */
export const fillsWindow = ({ pathname, search }: { pathname: string; search: string }, isNarrow: boolean): boolean => {
  const query = new URLSearchParams(search);
  if (query.has('write')) return WRITTEN.includes(pathname);
  return pathname === '/admin/website' && (!isNarrow || query.has('section'));
};
