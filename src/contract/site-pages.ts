import { OBJECT_ID_PATTERN, SLUG_PATTERN } from './limits';
import {
  ARCHIVE_PATH,
  archivedRead,
  archiveRead,
  CATEGORIES_PATH,
  commentsPageOf,
  commentsPath,
  FEATURED_PATH,
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
import { LINKED_PATH, listRead, type ReadKey, SETTINGS_READ, WEBSITE_READ } from './rendering';
import { ARTICLE_IDS } from './routes';

/** What the open segment of a page's path says, by its name; empty under the names that the path does not have. */
export type PathParams = Readonly<Record<'id' | 'slug' | 'token', string>>;

/** A public page. Router, addresses, what is read ahead, menu, sitemap and reserved slugs follow from it. */
export interface SitePage {
  /** `:name` stands for any segment, `*` for every path that no other page takes. */
  path: string;
  /** Of links to it, and of its document where the page says no other. */
  title: string;
  /** What the server reads before it draws the page: the very keys that the page asks for, or the browser asks again. */
  reads(params: PathParams, query: URLSearchParams): ReadKey[];
  /** Where else it can be found than by links in other pages. */
  shownIn: readonly ('menu' | 'sitemap')[];
  /** The look of the segment that its path leaves open; where it has another, nothing is there and nobody is asked. */
  segment?: RegExp;
  /** Strangers can make any number of addresses that have to be looked up: those are drawn by turns. */
  isOpen?: boolean;
  /** The last segment lets its holder change something: no document knows it, and nobody is told. */
  isSecret?: boolean;
  /** Whoever holds its address may see it, and nobody else is told: drawn for each who asks, kept nowhere, found by no search. */
  isPrivate?: boolean;
  /** False where the page has a form of its own, or nothing to read. */
  hasNewsletter?: boolean;
  /** The page that lists what this one shows: it stands before it in the breadcrumbs. */
  within?: 'services' | 'blogs' | 'articles' | 'issues';
}

const ARTICLE_PATTERN = new RegExp(`^(${ARTICLE_IDS.join('|')})$`);

const nothing = (): ReadKey[] => [];
const services = (): ReadKey[] => [listRead(SERVICES_PATH)];

/** The posts of a category have the page to themselves. */
function blogReads(_params: PathParams, query: URLSearchParams): ReadKey[] {
  const place = placeOf(query);
  const top = place.category ? [] : [FEATURED_PATH, RECENT_PATH];
  return [...top, CATEGORIES_PATH, listPath(place)].map(listRead);
}

/**
 * Every public page by its name, in the order in which paths are tried and menu and sitemap name them. Its screen is
 * `client/src/site/…/<name>-page.tsx`.
 */
const PAGES = {
  home: { path: '/', title: 'Home', reads: nothing, shownIn: ['menu', 'sitemap'] },
  services: { path: '/services', title: 'Services', reads: services, shownIn: ['menu', 'sitemap'] },
  service: {
    path: '/services/:id',
    title: 'Services',
    reads: ({ id }) => [servicePath(id), ...services()],
    shownIn: [],
    within: 'services',
    segment: SLUG_PATTERN,
    isOpen: true,
  },
  about: { path: '/about', title: 'About Us', reads: nothing, shownIn: ['menu', 'sitemap'] },
  team: { path: '/team', title: 'Our Team', reads: () => [listRead('/team')], shownIn: ['menu', 'sitemap'] },
  blogs: {
    path: '/blogs',
    title: 'Blog',
    reads: blogReads,
    shownIn: ['menu', 'sitemap'],
    isOpen: true,
  },
  blog: {
    path: '/blogs/:id',
    title: 'Blog',
    reads: ({ id }, query) => [postPath(id), relatedPath(id), listRead(commentsPath(id, commentsPageOf(query)))],
    shownIn: [],
    within: 'blogs',
    segment: OBJECT_ID_PATTERN,
    isOpen: true,
  },
  articles: { path: '/articles', title: 'Articles', reads: nothing, shownIn: ['sitemap'] },
  article: {
    path: '/articles/:id',
    title: 'Articles',
    reads: nothing,
    shownIn: [],
    segment: ARTICLE_PATTERN,
    within: 'articles',
  },
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
    shownIn: [],
    segment: OBJECT_ID_PATTERN,
    isPrivate: true,
    hasNewsletter: false,
  },
  // Accounts are not open, so these two are nothing to find.
  login: { path: '/login', title: 'Login', reads: nothing, shownIn: ['menu'] },
  signup: { path: '/signup', title: 'Sign Up', reads: nothing, shownIn: ['menu'] },
  unsubscribe: {
    path: '/newsletter/unsubscribe/:token',
    title: 'Unsubscribe',
    reads: nothing,
    shownIn: [],
    isSecret: true,
    hasNewsletter: false,
  },
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
    shownIn: [],
    segment: OBJECT_ID_PATTERN,
    isOpen: true,
    within: 'issues',
  },
  confirm: {
    path: '/newsletter/confirm/:token',
    title: 'Confirm your email address',
    reads: nothing,
    shownIn: [],
    isSecret: true,
    hasNewsletter: false,
  },
  published: {
    path: '/:slug',
    title: 'Page',
    reads: ({ slug }) => (SLUG_PATTERN.test(slug) ? [pagePath(slug)] : []),
    shownIn: [],
    segment: SLUG_PATTERN,
    isOpen: true,
  },
  'not-found': { path: '*', title: 'Page not found', reads: nothing, shownIn: [], hasNewsletter: false },
} as const satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof PAGES;

export const SITE_PAGES: Readonly<Record<SitePageName, SitePage>> = PAGES;

/** A path that answers 200, whatever is stored: but for `/articles`, which can be switched off. */
export type SitePath = Exclude<(typeof PAGES)[SitePageName]['path'], `${string}:${string}` | '*'>;

/** A page whose path leaves nothing open. */
export type FixedPageName = {
  [Name in SitePageName]: (typeof PAGES)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[SitePageName];

export const FIXED_PAGES = /* @__PURE__ */ Object.entries<SitePage>(PAGES).flatMap(([name, { path }]) =>
  path.includes(':') ? [] : [name],
) as FixedPageName[];

const isFixed = ({ path }: SitePage): boolean => !/[:*]/.test(path);
const fixedPages = Object.values<SitePage>(PAGES).filter(isFixed) as (SitePage & { path: SitePath })[];

export const SITE_PATHS: readonly SitePath[] = fixedPages.map(({ path }) => path);

/** The pages of the menu or of the sitemap. */
export const pagesIn = (place: SitePage['shownIn'][number]) =>
  fixedPages.filter(({ shownIn }) => shownIn.includes(place));

export interface PageMatch {
  name: SitePageName;
  page: SitePage;
  params: PathParams;
}

const patterns = Object.entries<SitePage>(PAGES).map(([name, page]) => {
  // A private address that was cut at its last segment is one of the same kind, with nothing behind it.
  const source = page.path
    .replace('*', '.*')
    .replace(/\/:(\w+)/, page.isPrivate ? '(?:/(?<$1>[^/]+))?' : '/(?<$1>[^/]+)');
  return { name: name as SitePageName, page, pattern: new RegExp(`^${source}/*$`) };
});

const toParams = ({ id = '', slug = '', token = '' }: Partial<PathParams> = {}): PathParams => ({ id, slug, token });

/** The page of a path; the last one takes every path, so there always is one. */
export function matchSitePage(path: string): PageMatch {
  for (const { name, page, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, page, params: toParams(match.groups) };
  }
  throw new Error('no page takes every path');
}

/** What is read for a page: first what stands around every page. */
export const readsOf = ({ page, params }: PageMatch, search: string): ReadKey[] => [
  SETTINGS_READ,
  WEBSITE_READ,
  listRead(LINKED_PATH),
  ...page.reads(params, new URLSearchParams(search)),
];
