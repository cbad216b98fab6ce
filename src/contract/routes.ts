/** First segments that a page's slug may not hide. */
export const RESERVED_SLUGS = [
  'about',
  'articles',
  'blogs',
  'team',
  'services',
  'contact',
  'signup',
  'login',
  'admin',
  'newsletter',
  'api',
  'uploads',
  'assets',
  'fonts',
  'art',
  'icons',
  'feed',
  'sitemap',
  'robots',
] as const;

/** Paths of the site that always answer 200. `/blogs/{id}`, `/services/{id}`, `/articles/{id}` and pages depend on what is stored. */
export const SITE_PATHS = [
  '/',
  '/about',
  '/articles',
  '/blogs',
  '/team',
  '/services',
  '/contact',
  '/signup',
  '/login',
] as const;

/** Paths of the back office's document. */
export const ADMIN_PATHS = [
  '/admin',
  '/admin/login',
  '/admin/team',
  '/admin/services',
  '/admin/blog',
  '/admin/quotes',
  '/admin/settings',
  '/admin/pages',
  '/admin/contacts',
  '/admin/users',
  '/admin/newsletter',
  '/admin/audit',
  '/admin/privacy',
] as const;

/** Ids of the sample articles that `/articles` lists. */
export const ARTICLE_IDS = ['1', '2', '3', '4', '5', '6'] as const;
