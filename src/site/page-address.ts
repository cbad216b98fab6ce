import { SLUG_PATTERN } from '../contract/limits';
import { ADMIN_PATHS, ANY_ID, ARTICLE_IDS, ARTICLE_TOPICS, SITE_PATHS } from '../contract/routes';

/**
 * What an address asks for, told without asking the database. `path` and `search` name the document that answers it: whatever a stranger
 * can vary without changing what is drawn is not in them.
 */
export type PageAddress =
  /** `isOpen`: whether it is there depends on what is stored, and strangers can make any number of such addresses. */
  | { is: 'page'; path: string; search: string; isOpen: boolean }
  | { is: 'missing'; path: string }
  /** For search engines, feed readers and phones. */
  | { is: 'machine'; path: MachinePath }
  | { is: 'office'; isScreen: boolean }
  /** The same page has another address. */
  | { is: 'moved'; to: string }
  /** Calls and uploads, in any case: none of these is a page. */
  | { is: 'other' };

export const MACHINE_PATHS = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest'] as const;
export type MachinePath = (typeof MACHINE_PATHS)[number];

const OTHER = /^\/(api|uploads)(\/|$)/i;
const OFFICE = /^\/admin(\/|$)/;
const UNSUBSCRIBE = /^\/newsletter\/unsubscribe\/[^/]+$/i;
const OBJECT_ID = /^[0-9a-f]{24}$/;
/** Lists whose entries have a page of their own, each with what an id looks like there. */
const ENTRIES = new Map<string, (id: string) => boolean>([
  ['articles', (id) => (ARTICLE_IDS as readonly string[]).includes(id)],
  ['blogs', (id) => OBJECT_ID.test(id)],
  ['services', (id) => SLUG_PATTERN.test(id)],
]);
const FIXED = new Set<string>(SITE_PATHS);
const SCREENS = new Set<string>(ADMIN_PATHS);

/** @param url path and query as they were asked for. */
export function toPageAddress(url: string): PageAddress {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  if (!path.startsWith('/') || OTHER.test(path)) return { is: 'other' };
  const machine = MACHINE_PATHS.find((known) => known === path);
  if (machine) return { is: 'machine', path: machine };
  const exact = exactPath(path);
  if (exact === null)
    return OFFICE.test(path) ? { is: 'office', isScreen: false } : { is: 'missing', path: missingPath(path) };
  if (exact !== path) return { is: 'moved', to: exact + query };
  if (OFFICE.test(path)) return { is: 'office', isScreen: true };
  return toPage(path, new URLSearchParams(query));
}

/** The one spelling of a path that may be a page: without empty segments and needless escapes, lower case but for tokens. */
function exactPath(path: string): string | null {
  const segments = decoded(path);
  if (!segments) return null;
  const given = `/${segments.join('/')}`;
  if (UNSUBSCRIBE.test(given)) return `/newsletter/unsubscribe/${encodeURIComponent(segments[2])}`;
  const lower = given.toLowerCase();
  if (FIXED.has(lower) || SCREENS.has(lower)) return lower;
  const [first, second, ...more] = segments;
  if (more.length > 0) return null;
  if (second === undefined) return SLUG_PATTERN.test(lower.slice(1)) ? lower : null;
  const list = first.toLowerCase();
  // An id is never changed: in another case it is another one.
  const id = list === 'services' && !/^[0-9a-f]{24}$/i.test(second) ? second.toLowerCase() : second;
  return ENTRIES.get(list)?.(id) ? `/${list}/${id}` : null;
}

/** The segments of a path; null where no page can be meant. */
function decoded(path: string): string[] | null {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.some((segment) => /[/\\]|^\.{1,2}$/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** Stands for all missing addresses that the client's routes take for the same kind of page. */
export function missingPath(path: string): string {
  const [, list] = /^\/(articles|blogs|services)\/[^/]+\/*$/.exec(path) ?? [];
  if (list) return `/${list}/${ANY_ID}`;
  return /^\/[^/]+\/*$/.test(path) ? `/${ANY_ID}` : `/${ANY_ID}/${ANY_ID}`;
}

function toPage(path: string, query: URLSearchParams): PageAddress {
  const page = { is: 'page', path, search: '', isOpen: false } as const;
  if (path === '/contact') return { ...page, search: contactSearch(query) };
  if (path === '/articles') return { ...page, search: articlesSearch(query) };
  if (path === '/blogs') {
    const search = blogsSearch(query);
    return { ...page, search, isOpen: search !== '' };
  }
  if (UNSUBSCRIBE.test(path)) return { ...page, path: `/newsletter/unsubscribe/${ANY_ID}` };
  return { ...page, isOpen: !FIXED.has(path) && !path.startsWith('/articles/') };
}

const toSearch = (parameters: Record<string, string>): string => {
  const drawn = Object.entries(parameters).filter(([, value]) => value !== '');
  return drawn.length === 0 ? '' : `?${new URLSearchParams(drawn)}`;
};

/** What is filled in and which request is followed is put in by the script; the document shows which tab is open. */
function contactSearch(query: URLSearchParams): string {
  const request = query.get('request') ? ANY_ID : '';
  const named = query.get('tab') ?? '';
  const quoted = request || query.get('service') ? 'quote' : 'contact';
  const tab = ['contact', 'quote'].includes(named) ? named : quoted;
  return toSearch({ request, tab: tab === (request ? 'quote' : 'contact') ? '' : tab });
}

function articlesSearch(query: URLSearchParams): string {
  const topic = ARTICLE_TOPICS.find((known) => known === query.get('topic')) ?? '';
  // A number beyond the last page is brought into range by the page itself.
  const page = Math.min(Math.trunc(Number(query.get('page'))) || 1, ARTICLE_IDS.length);
  return toSearch({ page: page > 1 ? String(page) : '', topic });
}

function blogsSearch(query: URLSearchParams): string {
  const page = Number(query.get('page') ?? '1');
  const category = query.get('category')?.trim() ?? '';
  return toSearch({ category, page: Number.isSafeInteger(page) && page > 1 ? String(page) : '' });
}
