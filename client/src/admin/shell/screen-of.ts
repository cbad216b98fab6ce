import { stayingEditor } from '../texts/editor-address';

/** Lists whose records have a room to be written in. */
const WRITTEN = ['/admin/blog', '/admin/pages', '/admin/services'];
/** Parameters of the address that make a screen of their own. */
const NAMED = ['request', 'message', 'section', 'write'];

/** What tells screens apart: the path, and the request, the message, the section of the site or the post whose page it is. A list's filter, or a dialog over it, is the same screen. */
export const screenOf = ({ pathname, search, state }: { pathname: string; search: string; state: unknown }): string => {
  const query = new URLSearchParams(search);
  const stays = stayingEditor(state);
  if (stays) query.set('write', stays);
  return [pathname, ...NAMED.map((name) => query.get(name) ?? '')].join(' ').trim();
};

/**
 * Whether a screen fills the window: the sidebar is a rail of icons, and what the screen does stands in the header. The website's on a phone only
 * while a section is open.
 */
export const fillsWindow = ({ pathname, search }: { pathname: string; search: string }, isNarrow: boolean): boolean => {
  const query = new URLSearchParams(search);
  if (query.has('write')) return WRITTEN.includes(pathname);
  return pathname === '/admin/website' && (!isNarrow || query.has('section'));
};
