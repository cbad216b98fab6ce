import { SITE_PAGES } from './site-pages';

const OF_SITE = Object.values(SITE_PAGES).map(({ path }) => path.split('/')[1] ?? '');

/** First path segments that the server itself and the back office use. `bem` and `ny` are for languages to come. */
export const RESERVED_OF_SERVER: readonly string[] = [
  'admin',
  'api',
  'uploads',
  'assets',
  'fonts',
  'art',
  'icons',
  'feed',
  'sitemap',
  'robots',
  'favicon',
  'preview',
  'bem',
  'ny',
];

export const RESERVED_SLUGS: readonly string[] = [
  ...new Set(OF_SITE.filter((segment) => segment && !segment.startsWith(':'))),
  ...RESERVED_OF_SERVER,
];
