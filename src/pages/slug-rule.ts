import { LIMITS, SLUG_PATTERN } from '../contract/limits';
import { RESERVED_SLUGS } from '../contract/routes';

const reserved = new Set<string>(RESERVED_SLUGS);

/** `/terms` is how people write the address `terms`. */
export function withoutLeadingSlash(slug: string): string {
  return slug.trim().replace(/^\//, '').trim();
}

/** What is wrong with a page's address, or null. Source: the contract, section 4 "Pages". */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'URL slug is required.';
  if (slug.length > LIMITS.slug) return `URL slug must have at most ${LIMITS.slug} characters.`;
  if (!SLUG_PATTERN.test(slug)) return 'URL slug may hold lower-case letters, digits and single hyphens only.';
  if (reserved.has(slug)) return 'This address belongs to a part of the site. Please choose another one.';
  return null;
}
