/** Slugs of pages that the site links to. Staff write these pages, so all except `privacy` may be missing. */
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
  '/admin/quotes/invoices',
  '/admin/quotes/payments',
  '/admin/prices',
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

/** Ids of articles. They are the positions in the list. */
export const ARTICLE_IDS = ['1', '2', '3', '4', '5', '6'] as const;

export const ARTICLE_TOPICS = ['ux-ui', 'react', 'php', 'javascript'] as const;

/** Stands for any id, on pages that are the same for all ids, such as "no such post". No real id equals it. */
export const ANY_ID = '~';

export const beforeQuery = (address: string): string => address.replace(/[?#].*/s, '');
