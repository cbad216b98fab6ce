import { stayingEditor } from '../texts/editor-address';

/** Lists whose records have an editor page. */
const WRITTEN = ['/admin/blog', '/admin/pages', '/admin/services'];
/** URL parameters that make up a screen. */
const NAMED = ['request', 'message', 'section', 'write'];

/**
 * Returns a screen's identity: its path and the record, section or text in the URL. Filters and dialogs do not change
 * it.
 */
export const screenOf = ({ pathname, search, state }: { pathname: string; search: string; state: unknown }): string => {
  const query = new URLSearchParams(search);
  const stays = stayingEditor(state);
  if (stays) query.set('write', stays);
  return [pathname, ...NAMED.map((name) => query.get(name) ?? '')].join(' ').trim();
};

/**
 * True if a screen fills the window, with a narrow sidebar and its actions in the header. On a phone, the website does
 * only with an open section.
 */
export const fillsWindow = ({ pathname, search }: { pathname: string; search: string }, isNarrow: boolean): boolean => {
  const query = new URLSearchParams(search);
  if (query.has('write')) return WRITTEN.includes(pathname);
  return pathname === '/admin/website' && (!isNarrow || query.has('section'));
};
