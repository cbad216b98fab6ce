import { OBJECT_ID_PATTERN, SLUG_PATTERN } from './limits';
import {
  ARCHIVE_PATH,
  archivedRead,
  archiveRead,
  CATEGORIES_PATH,
  commentsPageOf,
  commentsPath,
  FEATURED_PATH,
  invoiceRead,
  listPath,
  pageOf,
  pagePath,
  placeOf,
  postPath,
  RECENT_PATH,
  relatedPath,
  SERVICES_PATH,
  servicePath,
  trackPath,
} from './read-paths';
import { type AccountsState, LINKED_PATH, listRead, type ReadKey, SETTINGS_READ, WEBSITE_READ } from './rendering';
import { ARTICLE_IDS } from './routes';

/** Values of the variable segments in a path, such as `:id`. Segments that the path does not have are empty. */
export type PathParams = Readonly<Record<'id' | 'slug' | 'token', string>>;

/** A public page. Router, links, preloaded data, menu, sitemap and reserved slugs are derived from this description. */
export interface SitePage {
  /** `:name` matches one segment, `*` everything that no other page matches. */
  path: string;
  /** Text of links to the page, and its default title. */
  title: string;
  /** Lists the data that the server reads before rendering. The browser loads other data later. */
  reads?: (params: PathParams, query: URLSearchParams) => ReadKey[];
  shownIn?: readonly ('menu' | 'sitemap')[];
  /** Matches valid values of the variable segment. Other values answer 404 without a read. */
  segment?: RegExp;
  /**
   * True if anyone can invent URLs that match the page, and each reads the database. A queue limits how many of these
   * pages are rendered.
   */
  isOpen?: boolean;
  /** True if the last segment is a token. The server writes it into no document and passes it to no other site. */
  isSecret?: boolean;
  /** True if only people with the link may see the page. It is never cached or indexed. */
  isPrivate?: boolean;
  /** True if the page shows data of the visitor who is logged in. It is never cached, and texts cannot link to it. */
  isPersonal?: boolean;
  /** Set on pages that have another form or no content: see `takesSubscribers`. */
  hasNewsletter?: false;
  /** The list page that contains this page. It precedes this page in the breadcrumbs. */
  within?: 'services' | 'blogs' | 'articles' | 'issues';
}

const ARTICLE_PATTERN = new RegExp(`^(${ARTICLE_IDS.join('|')})$`);

const services = (): ReadKey[] => [listRead(SERVICES_PATH)];

/** Lists the data of the blog page. The featured and recent posts are shown only if the URL names no category. */
function blogReads(_params: PathParams, query: URLSearchParams): ReadKey[] {
  const place = placeOf(query);
  const top = place.category ? [] : [FEATURED_PATH, RECENT_PATH];
  return [...top, CATEGORIES_PATH, listPath(place)].map(listRead);
}

/** All public pages, in the order of the menu. The screen of each is `client/src/site/…/<name>-page.tsx`. */
const PAGES = {
  home: { path: '/', title: 'Home', shownIn: ['menu', 'sitemap'] },
  services: { path: '/services', title: 'Services', reads: services, shownIn: ['menu', 'sitemap'] },
  service: {
    path: '/services/:id',
    title: 'Services',
    reads: ({ id }) => [servicePath(id), ...services()],
    within: 'services',
    segment: SLUG_PATTERN,
    isOpen: true,
  },
  about: { path: '/about', title: 'About Us', shownIn: ['menu', 'sitemap'] },
  team: { path: '/team', title: 'Our Team', reads: () => [listRead('/team')], shownIn: ['menu', 'sitemap'] },
  blogs: { path: '/blogs', title: 'Blog', reads: blogReads, shownIn: ['menu', 'sitemap'], isOpen: true },
  blog: {
    path: '/blogs/:id',
    title: 'Blog',
    reads: ({ id }, query) => [postPath(id), relatedPath(id), listRead(commentsPath(id, commentsPageOf(query)))],
    within: 'blogs',
    segment: OBJECT_ID_PATTERN,
    isOpen: true,
  },
  articles: { path: '/articles', title: 'Articles', shownIn: ['sitemap'] },
  article: { path: '/articles/:id', title: 'Articles', segment: ARTICLE_PATTERN, within: 'articles' },
  contact: {
    path: '/contact',
    title: 'Contact',
    reads: services,
    shownIn: ['menu', 'sitemap'],
    isOpen: true,
    hasNewsletter: false,
  },
  quote: {
    path: '/quotes/:id',
    title: 'Your quote',
    reads: ({ id }) => [trackPath(id)],
    segment: OBJECT_ID_PATTERN,
    isPrivate: true,
  },
  invoice: {
    path: '/invoices/:id',
    title: 'Your invoice',
    reads: ({ id }) => [invoiceRead(id)],
    segment: OBJECT_ID_PATTERN,
    isPrivate: true,
  },
  // Login and signup are left out of the sitemap, because search engines should not list them.
  login: { path: '/login', title: 'Login', shownIn: ['menu'] },
  signup: { path: '/signup', title: 'Sign Up', shownIn: ['menu'] },
  account: { path: '/account', title: 'My account', isPersonal: true },
  'account-confirm': { path: '/account/confirm/:token', title: 'Confirm your email address', isSecret: true },
  'account-login': { path: '/account/login/:token', title: 'Log in', isSecret: true },
  'account-password': { path: '/account/password/:token', title: 'Set a new password', isSecret: true },
  unsubscribe: { path: '/newsletter/unsubscribe/:token', title: 'Unsubscribe', isSecret: true },
  issues: {
    path: ARCHIVE_PATH,
    title: 'Past newsletters',
    reads: (_params, query) => [listRead(archiveRead(pageOf(query)))],
    shownIn: ['sitemap'],
    isOpen: true,
  },
  issue: {
    path: `${ARCHIVE_PATH}/:id`,
    title: 'Past newsletters',
    reads: ({ id }) => [archivedRead(id)],
    segment: OBJECT_ID_PATTERN,
    isOpen: true,
    within: 'issues',
  },
  confirm: { path: '/newsletter/confirm/:token', title: 'Confirm your email address', isSecret: true },
  published: {
    path: '/:slug',
    title: 'Page',
    reads: ({ slug }) => (SLUG_PATTERN.test(slug) ? [pagePath(slug)] : []),
    segment: SLUG_PATTERN,
    isOpen: true,
  },
  'not-found': { path: '*', title: 'Page not found', hasNewsletter: false },
} as const satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof PAGES;

export const SITE_PAGES: Readonly<Record<SitePageName, SitePage>> = PAGES;

/** Paths of pages without a variable segment. Staff can switch off `/articles`, `/login` and `/signup`. */
export type SitePath = Exclude<(typeof PAGES)[SitePageName]['path'], `${string}:${string}` | '*' | '/account'>;

export type FixedPageName = {
  [Name in SitePageName]: (typeof PAGES)[Name]['path'] extends `${string}:${string}` | '/account' ? never : Name;
}[SitePageName];

export const FIXED_PAGES = /* @__PURE__ */ Object.entries<SitePage>(PAGES).flatMap(([name, { path, isPersonal }]) =>
  isPersonal || path.includes(':') ? [] : [name],
) as FixedPageName[];

const fixedPages = FIXED_PAGES.map((name) => PAGES[name] as SitePage & { path: SitePath }).filter(
  ({ path }: SitePage) => path !== '*',
);

export const SITE_PATHS: readonly SitePath[] = fixedPages.map(({ path }) => path);

export const pagesIn = (place: 'menu' | 'sitemap') => fixedPages.filter(({ shownIn }) => shownIn?.includes(place));

/** True if the page is for one person. No other site learns its URL. */
export const isForOne = ({ isSecret, isPrivate, isPersonal }: SitePage): boolean =>
  Boolean(isSecret || isPrivate || isPersonal);

export const takesSubscribers = (page: SitePage): boolean => page.hasNewsletter !== false && !isForOne(page);

export interface PageMatch {
  name: SitePageName;
  page: SitePage;
  params: PathParams;
}

const patterns = Object.entries<SitePage>(PAGES).map(([name, page]) => {
  // A private page's URL also matches without its last segment. The segment's value is then empty.
  const source = page.path
    .replace('*', '.*')
    .replace(/\/:(\w+)/, page.isPrivate ? '(?:/(?<$1>[^/]+))?' : '/(?<$1>[^/]+)');
  return { name: name as SitePageName, page, pattern: new RegExp(`^${source}/*$`) };
});

const toParams = ({ id = '', slug = '', token = '' }: Partial<PathParams> = {}): PathParams => ({ id, slug, token });

export const isOfAccounts = (name: SitePageName): boolean => /^(login|signup|account)/.test(name);

/** True if the page is for accounts and does not exist now. Without a mail server, only login and sign-up exist. */
export const isGone = (name: SitePageName, accounts: AccountsState | undefined): boolean =>
  name === 'login' || name === 'signup' ? accounts === 'off' : isOfAccounts(name) && accounts !== 'open';

/** Returns the page for a path. The last page matches every path, so there is always one. */
export function matchSitePage(path: string): PageMatch {
  for (const { name, page, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, page, params: toParams(match.groups) };
  }
  throw new Error('no page takes every path');
}

/** Lists the data for a page. Settings, texts and links come first, because every page needs them. */
export const readsOf = ({ page, params }: PageMatch, search: string): ReadKey[] => [
  SETTINGS_READ,
  WEBSITE_READ,
  listRead(LINKED_PATH),
  ...(page.reads?.(params, new URLSearchParams(search)) ?? []),
];
