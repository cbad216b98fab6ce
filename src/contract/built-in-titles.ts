/** The services of a site that has stored none, in their order: all that a list of options shows. Apart from their texts, which the
 * form of a request does without. */
export const BUILT_IN_TITLES = {
  'web-app-designing': 'Web App Designing',
  'digital-marketing': 'Digital Marketing',
  'content-creation': 'Content Creation',
  'social-media-management': 'Social Media Management',
  'mobile-app-development': 'Mobile App Development',
  'custom-software-solutions': 'Custom Software Solutions',
} as const;

export type BuiltInSlug = keyof typeof BUILT_IN_TITLES;
