/** Resources whose answers are cached for visitors. A change of one drops its cached answers and all cached pages. */
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
