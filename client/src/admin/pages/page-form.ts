import { LIMITS } from '@contract/limits';

/** Suggests a URL from the title: lower-case words and hyphens, without accents. */
export function suggestSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.slug)
    .replace(/^-+|-+$/g, '');
}

/** Returns the path of the page. Leading slashes are dropped, because people type `/terms` as often as `terms`. */
export function pagePath(slug: string): string {
  return `/${slug.trim().replace(/^\/+/, '')}`;
}
