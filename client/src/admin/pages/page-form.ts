import { LIMITS } from '@contract/limits';

/** The address that a title suggests: lower-case words and hyphens, accents dropped. */
export function suggestSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.slug)
    .replace(/^-+|-+$/g, '');
}

/** Path at which the page is read; also shown while it is typed. People type `/terms` as often as `terms`. */
export function pagePath(slug: string): string {
  return `/${slug.trim().replace(/^\/+/, '')}`;
}
