import {
  CRAWLER_PATHS,
  type IdentityPath,
  isIdentityPath,
  type MachinePath,
  sharedPhotoAt,
} from '../contract/own-files';
import { segmentsOf, tidyEnd } from '../contract/path-segments';
import { ADMIN_PATHS, ANY_ID } from '../contract/routes';
import { isOfAccounts, matchSitePage, SITE_PAGES, type SitePage } from '../contract/site-pages';
import { PREVIEW_FOLDER } from '../contract/website/preview';
import { type PreviewAddress, toPreviewAddress } from '../platform/versions/text-previews.service';
import { renderedQuery } from './rendered-queries';

/** A parsed URL. `path` and `search` contain only parts of the URL that change the document. */
export type PageAddress =
  /** `isOpen`: only the database tells whether the page exists. Strangers can invent any number of such URLs. */
  | { is: 'page'; path: string; search: string; isOpen: boolean }
  /** A page that only people with its link can open. See `SitePage.isPrivate`. */
  | { is: 'private'; path: string; search: string }
  /** A page with data of the visitor who sends the cookie. See `SitePage.isPersonal`. */
  | { is: 'personal'; path: string; search: string }
  | { is: 'missing'; path: string }
  /** No page has this path, but a redirect from it is stored. */
  | { is: 'redirected'; path: string }
  /** A page with unsaved changes, if the token is valid. */
  | { is: 'preview'; path: string; token: string }
  /** Preview of a text, which may be unpublished. It is shown only if the signature in the URL is valid. */
  | { is: 'text preview'; path: string; of: PreviewAddress }
  | { is: 'machine'; path: MachinePath }
  | { is: 'drawing'; path: string; name: string }
  | { is: 'image'; path: IdentityPath }
  | { is: 'shared photo'; path: string; upload: string }
  | { is: 'office'; path: string; isScreen: boolean }
  /** `to` is the canonical URL of the same page. */
  | { is: 'moved'; to: string }
  | { is: 'other' };

/** The path contains the site's colours, so that browsers load an illustration again when they change. */
const DRAWING = /^\/art\/[0-9a-f]{0,6}-[0-9a-f]{0,6}\/([a-z-]{1,30})\.svg$/;

const OTHER = /^\/(api|uploads)(\/|$)/i;
const OFFICE = /^\/admin(\/|$)/;
const PREVIEW = new RegExp(`^${PREVIEW_FOLDER}([\\w-]{43})$`);
const SCREENS = new Set<string>(ADMIN_PATHS);

export function parsePageAddress(url: string): PageAddress {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  if (!path.startsWith('/') || OTHER.test(path)) return { is: 'other' };
  if (isIdentityPath(path)) return { is: 'image', path };
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

/** Returns the canonical form of a path, or `null` if no page has the path. Only tokens keep their capitals. */
function exactPath(path: string): string | null {
  const segments = segmentsOf(path);
  if (!segments) return null;
  const lower = `/${segments.join('/')}`.toLowerCase();
  if (SCREENS.has(lower)) return lower;
  const { page } = matchSitePage(lower);
  if (!page.path.includes(':')) return page.path === '*' ? null : lower;
  const lastSegment = tidyEnd(segments.at(-1) as string);
  if (page.isSecret) return page.path.replace(/:\w+/, encodeURIComponent(lastSegment));
  const segment = lastSegment.toLowerCase();
  return page.segment?.test(segment) ? page.path.replace(/:\w+/, segment) : null;
}

/** Returns a page's path with `ANY_ID` as the record's id. All missing records share the document of this path. */
export const anyPath = ({ path }: SitePage): string =>
  path === '*' ? `/${ANY_ID}/${ANY_ID}` : path.replace(/:\w+/, ANY_ID);

/** Returns the path of the not-found document for a missing path. All missing paths of a kind share one document. */
export function missingPath(path: string): string {
  const { name, page } = matchSitePage(path);
  return anyPath(isOfAccounts(name) ? SITE_PAGES['not-found'] : page);
}

function toPage(path: string, query: URLSearchParams): PageAddress {
  const match = matchSitePage(path);
  const { page } = match;
  const rendered = renderedQuery(match, query);
  const search = rendered.size > 0 ? `?${rendered}` : '';
  if (page.isSecret) return { is: 'page', path: anyPath(page), search, isOpen: false };
  if (page.isPersonal) return { is: 'personal', path, search };
  if (page.isPrivate) return { is: 'private', path, search };
  const isPlain = search === '' && !page.path.includes(':');
  return { is: 'page', path, search, isOpen: page.isOpen === true && !isPlain };
}
