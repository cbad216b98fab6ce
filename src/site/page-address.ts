import {
  CRAWLER_PATHS,
  type IdentityPath,
  isIdentityPath,
  type MachinePath,
  sharedPhotoAt,
} from '../contract/own-files';
import { segmentsOf, tidyEnd } from '../contract/path-segments';
import { ADMIN_PATHS, ANY_ID } from '../contract/routes';
import { matchSitePage, type SitePage } from '../contract/site-pages';
import { PREVIEW_FOLDER } from '../contract/website/preview';
import { type PreviewAddress, toPreviewAddress } from '../platform/versions/text-previews.service';
import { drawnQuery } from './drawn-queries';

/**
 * What an address asks for, told without asking the database. `path` and `search` name the document that answers it: whatever a stranger
 * can vary without changing what is drawn is not in them.
 */
export type PageAddress =
  /** `isOpen`: whether it is there depends on what is stored, and strangers can make any number of such addresses. */
  | { is: 'page'; path: string; search: string; isOpen: boolean }
  /** What only those see who hold its address: see `SitePage.isPrivate`. */
  | { is: 'private'; path: string; search: string }
  | { is: 'missing'; path: string }
  /** No page is there, and visitors are led on where something is at the end of that: only what is stored tells. */
  | { is: 'led'; path: string }
  /** A page with words that nobody has saved, where the token is known. */
  | { is: 'preview'; path: string; token: string }
  /** A text that may not be published, where the signature is ours. */
  | { is: 'text preview'; path: string; of: PreviewAddress }
  /** For search engines, feed readers and phones. */
  | { is: 'machine'; path: MachinePath }
  | { is: 'drawing'; path: string; name: string }
  /** What the site is known by. */
  | { is: 'picture'; path: IdentityPath }
  /** An uploaded photo in the form that messengers show. */
  | { is: 'shared photo'; path: string; upload: string }
  | { is: 'office'; path: string; isScreen: boolean }
  /** The same page has another address. */
  | { is: 'moved'; to: string }
  /** Calls and uploads, in any case: none of these is a page. */
  | { is: 'other' };

/** A drawing in the organisation's colours. Those in its address only keep it apart from others: it is drawn once for all of them. */
const DRAWING = /^\/art\/[0-9a-f]{0,6}-[0-9a-f]{0,6}\/([a-z-]{1,30})\.svg$/;

const OTHER = /^\/(api|uploads)(\/|$)/i;
const OFFICE = /^\/admin(\/|$)/;
const PREVIEW = new RegExp(`^${PREVIEW_FOLDER}([\\w-]{43})$`);
const SCREENS = new Set<string>(ADMIN_PATHS);

/** @param url path and query as they were asked for. */
export function parsePageAddress(url: string): PageAddress {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  if (!path.startsWith('/') || OTHER.test(path)) return { is: 'other' };
  if (isIdentityPath(path)) return { is: 'picture', path };
  const upload = sharedPhotoAt(path);
  if (upload) return { is: 'shared photo', path, upload };
  const machine = CRAWLER_PATHS.find((known) => known === path);
  if (machine) return { is: 'machine', path: machine };
  if (path.startsWith(PREVIEW_FOLDER)) {
    const [, token] = PREVIEW.exec(path) ?? [];
    if (token) return { is: 'preview', path, token };
    const text = toPreviewAddress(path);
    if (text) return { is: 'text preview', path, of: text };
  }
  const drawing = DRAWING.exec(path)?.[1];
  if (drawing) return { is: 'drawing', path: `/art/-/${drawing}.svg`, name: drawing };
  const exact = exactPath(path);
  if (exact === null)
    return OFFICE.test(path) ? { is: 'office', path, isScreen: false } : { is: 'missing', path: missingPath(path) };
  if (exact !== path) return { is: 'moved', to: exact + query };
  if (OFFICE.test(path)) return { is: 'office', path, isScreen: true };
  return toPage(path, new URLSearchParams(query));
}

/** The one spelling of a path that may be a page: without empty segments and needless escapes, lower case but for ids and tokens. */
function exactPath(path: string): string | null {
  const segments = segmentsOf(path);
  if (!segments) return null;
  const lower = `/${segments.join('/')}`.toLowerCase();
  if (SCREENS.has(lower)) return lower;
  const { page } = matchSitePage(lower);
  if (!page.path.includes(':')) return page.path === '*' ? null : lower;
  const given = tidyEnd(segments.at(-1) as string);
  if (page.isSecret) return page.path.replace(/:\w+/, encodeURIComponent(given));
  const segment = given.toLowerCase();
  return page.segment?.test(segment) ? page.path.replace(/:\w+/, segment) : null;
}

/** One address for all that `page` may have. */
export const anyPath = ({ path }: SitePage): string =>
  path === '*' ? `/${ANY_ID}/${ANY_ID}` : path.replace(/:\w+/, ANY_ID);

/** Stands for all missing addresses that the client's routes take for the same kind of page. */
export const missingPath = (path: string): string => anyPath(matchSitePage(path).page);

function toPage(path: string, query: URLSearchParams): PageAddress {
  const match = matchSitePage(path);
  const { page } = match;
  const drawn = drawnQuery(match, query);
  const search = drawn.size > 0 ? `?${drawn}` : '';
  if (page.isSecret) return { is: 'page', path: anyPath(page), search, isOpen: false };
  if (page.isPrivate) return { is: 'private', path, search };
  const isPlain = search === '' && !page.path.includes(':');
  return { is: 'page', path, search, isOpen: page.isOpen === true && !isPlain };
}
