import { LIMITS } from '@contract/limits';

/** Suggests a URL from the title: words in lower case with hyphens, without accents. */
export function suggestSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMITS.slug)
    .replace(/^-+|-+$/g, '');
}

export function pagePath(slug: string): string {
  return `/${slug.trim().replace(/^\/+/, '')}`;
}
