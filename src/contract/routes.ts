/** Slugs of pages that the site links to. Staff write them, so any may be missing except privacy. */
export const LINKED_SLUGS = [
  'vision',
  'courses',
  'saas-solutions',
  'ai-learning',
  'features',
  'pricing',
  'testimonials',
  'faq',
  'support',
  'terms',
  'privacy',
  'cookies',
  'careers',
] as const;
export type LinkedSlug = (typeof LINKED_SLUGS)[number];

/** Paths of the back office's document. */
export const ADMIN_PATHS = [
  '/admin',
  '/admin/login',
  '/admin/forgotten-password',
  '/admin/reset-password',
  '/admin/invitation',
  '/admin/confirm-email',
  '/admin/profile',
  '/admin/team',
  '/admin/services',
  '/admin/blog',
  '/admin/comments',
  '/admin/media',
  '/admin/quotes',
  '/admin/settings',
  '/admin/pages',
  '/admin/contacts',
  '/admin/saved-texts',
  '/admin/users',
  '/admin/newsletter',
  '/admin/newsletter/issues',
  '/admin/audit',
  '/admin/trash',
  '/admin/privacy',
  '/admin/website',
  '/admin/website/redirects',
] as const;
export type AdminPath = (typeof ADMIN_PATHS)[number];

/** Ids of the articles on `/articles`: their positions. */
export const ARTICLE_IDS = ['1', '2', '3', '4', '5', '6'] as const;

/** Topics that filter `/articles`, as in its URL. */
export const ARTICLE_TOPICS = ['ux-ui', 'react', 'php', 'javascript'] as const;

/** Replaces an id, slug or token in documents that many URLs share, such as "no such post". Never a real slug or id. */
export const ANY_ID = '~';

/** Returns a URL without query and fragment. */
export const beforeQuery = (address: string): string => address.replace(/[?#].*/s, '');
