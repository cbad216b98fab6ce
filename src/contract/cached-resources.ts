/** Content that visitors read from memory, and whose changes make answers and pages old. */
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
