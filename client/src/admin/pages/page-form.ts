import { LIMITS } from '@contract/limits';
import { DEFAULT_PAGE_STATUS, type Page, type PageInput, type PageStatus } from '@contract/pages';

export interface PageForm {
  title: string;
  slug: string;
  status: PageStatus;
  content: string;
}

export const EMPTY_PAGE: PageForm = { title: '', slug: '', status: DEFAULT_PAGE_STATUS, content: '' };

export function toForm(page: Page | null): PageForm {
  if (!page) return EMPTY_PAGE;
  const { title, slug, status, content } = page;
  return { title, slug, status, content };
}

export function toInput(form: PageForm): PageInput {
  return {
    title: form.title.trim(),
    slug: withoutSlash(form.slug),
    status: form.status,
    content: form.content.trim(),
  };
}

/** People type `/terms` as often as `terms`. */
function withoutSlash(slug: string): string {
  return slug.trim().replace(/^\/+/, '');
}

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

/** Path at which the page is read; also shown while it is typed. */
export function pagePath(slug: string): string {
  return `/${withoutSlash(slug)}`;
}
