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

/** Values of a path's open segment, by its name; empty for names that the path does not have. */
export type PathParams = Readonly<Record<'id' | 'slug' | 'token', string>>;

/** A public page. It defines router, URLs, preloaded data, menu, sitemap and reserved slugs. */
export interface SitePage {
  /** `:name` matches any segment, `*` every path that no other page matches. */
  path: string;
  /** Text of links to it, and the document's title unless the page sets another. */
  title: string;
  /** Keys that the server reads before rendering. They must equal those of the page, or the browser reads again. */
  reads(params: PathParams, query: URLSearchParams): ReadKey[];
  /** Places that link to it besides other pages. */
  shownIn: readonly ('menu' | 'sitemap')[];
  /** Pattern of the open segment. Other values are not found, without a read. */
  segment?: RegExp;
  /** True if clients can request unlimited URLs that need a read; such pages are rendered in a queue. */
  isOpen?: boolean;
  /** True if the last segment lets its holder change something; it is left out of documents and never passed on. */
  isSecret?: boolean;
  /** True if anyone with the URL may see it: rendered per request, never cached, not indexed. */
  isPrivate?: boolean;
  /** False if the page has its own form, or no content. */
  hasNewsletter?: boolean;
  /** The page with the list of this one's records; precedes it in the breadcrumbs. */
  within?: 'services' | 'blogs' | 'articles' | 'issues';
}

const ARTICLE_PATTERN = new RegExp(`^(${ARTICLE_IDS.join('|')})$`);

const nothing = (): ReadKey[] => [];
const services = (): ReadKey[] => [listRead(SERVICES_PATH)];

/** A category's page shows only its posts. */
function blogReads(_params: PathParams, query: URLSearchParams): ReadKey[] {
  const place = placeOf(query);
  const top = place.category ? [] : [FEATURED_PATH, RECENT_PATH];
  return [...top, CATEGORIES_PATH, listPath(place)].map(listRead);
}

/** All public pages, in the order of paths, menu and sitemap. The screen is `client/src/site/…/<name>-page.tsx`. */
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
  // Visitors cannot have accounts, so search engines need not find these two.
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

/** A path that always answers 200, except `/articles`, which can be switched off. */
export type SitePath = Exclude<(typeof PAGES)[SitePageName]['path'], `${string}:${string}` | '*'>;

/** A page without an open segment in its path. */
export type FixedPageName = {
  [Name in SitePageName]: (typeof PAGES)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[SitePageName];

export const FIXED_PAGES = /* @__PURE__ */ Object.entries<SitePage>(PAGES).flatMap(([name, { path }]) =>
  path.includes(':') ? [] : [name],
) as FixedPageName[];

const isFixed = ({ path }: SitePage): boolean => !/[:*]/.test(path);
const fixedPages = Object.values<SitePage>(PAGES).filter(isFixed) as (SitePage & { path: SitePath })[];

export const SITE_PATHS: readonly SitePath[] = fixedPages.map(({ path }) => path);

/** Pages of the menu or of the sitemap. */
export const pagesIn = (place: SitePage['shownIn'][number]) =>
  fixedPages.filter(({ shownIn }) => shownIn.includes(place));

export interface PageMatch {
  name: SitePageName;
  page: SitePage;
  params: PathParams;
}

const patterns = Object.entries<SitePage>(PAGES).map(([name, page]) => {
  // A private URL without its last segment still matches its page, with an empty value.
  const source = page.path
    .replace('*', '.*')
    .replace(/\/:(\w+)/, page.isPrivate ? '(?:/(?<$1>[^/]+))?' : '/(?<$1>[^/]+)');
  return { name: name as SitePageName, page, pattern: new RegExp(`^${source}/*$`) };
});

const toParams = ({ id = '', slug = '', token = '' }: Partial<PathParams> = {}): PathParams => ({ id, slug, token });

/** Returns the page of a path; the last pattern matches every path. */
export function matchSitePage(path: string): PageMatch {
  for (const { name, page, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, page, params: toParams(match.groups) };
  }
  throw new Error('no page takes every path');
}

/** Keys that are read for a page, first those of every page. */
export const readsOf = ({ page, params }: PageMatch, search: string): ReadKey[] => [
  SETTINGS_READ,
  WEBSITE_READ,
  listRead(LINKED_PATH),
  ...page.reads(params, new URLSearchParams(search)),
];
