/**
 * Titles of the built-in services. The request form needs only these, so the longer texts are in
 * `built-in-services.ts`.
 */
export const BUILT_IN_TITLES = {
  'web-app-designing': 'Web App Designing',
  'digital-marketing': 'Digital Marketing',
  'content-creation': 'Content Creation',
  'social-media-management': 'Social Media Management',
  'mobile-app-development': 'Mobile App Development',
  'custom-software-solutions': 'Custom Software Solutions',
} as const;

export type BuiltInSlug = keyof typeof BUILT_IN_TITLES;
