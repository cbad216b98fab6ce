/** Resources whose answers are cached for visitors. A change of a resource drops its cached answers and pages. */
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
