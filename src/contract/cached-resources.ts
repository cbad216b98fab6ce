/** Content that visitors get from the cache. Changes invalidate its answers and pages. */
export const CACHED_RESOURCES = [
  'blogs',
  'comments',
  'issues',
  'pages',
  'services',
  'settings',
  'team',
  'website',
] as const;
export type CachedResource = (typeof CACHED_RESOURCES)[number];
