/** Titles of the built-in services, apart from their longer texts, because the request form needs only these. */
export const BUILT_IN_TITLES = {
  'web-app-designing': 'Web App Designing',
  'digital-marketing': 'Digital Marketing',
  'content-creation': 'Content Creation',
  'social-media-management': 'Social Media Management',
  'mobile-app-development': 'Mobile App Development',
  'custom-software-solutions': 'Custom Software Solutions',
} as const;

export type BuiltInSlug = keyof typeof BUILT_IN_TITLES;
