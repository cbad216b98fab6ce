/** Slugs of the pages that the site itself links to. They are written in the back office, so any of them may be missing; privacy never is. */
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

/** Ids of the articles that `/articles` lists: their places. */
export const ARTICLE_IDS = ['1', '2', '3', '4', '5', '6'] as const;

/** Topics by which `/articles` is narrowed, as its address names them. */
export const ARTICLE_TOPICS = ['ux-ui', 'react', 'php', 'javascript'] as const;

/**
 * Stands for an id, slug or token in a document that is the same for many addresses: "there is no such post" for all that are missing.
 * No slug and no id looks like it.
 */
export const ANY_ID = '~';

/** An address up to its query and fragment. */
export const beforeQuery = (address: string): string => address.replace(/[?#].*/s, '');
