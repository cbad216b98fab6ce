import type { SitePage } from '../site-pages';

/** Title and description of a page, before the site's name is inserted. */
export interface PageTitle {
  title: string;
  description: string;
}

/** Placeholder for the site's name. */
const NAME = '{name}';

/** Inserts the site's name. */
export const withName = (text: string, siteName: string): string => text.replaceAll(NAME, siteName);

/** Title as tabs and search engines show it. */
export const fullTitle = (title: string, siteName: string): string =>
  title === '' ? siteName : `${title} | ${siteName}`;

/** Title of a page without its own texts. */
export const plainTitle = ({ path, title }: SitePage): PageTitle => ({
  title: path === '/' ? '' : title,
  description: '',
});
