import type { SitePage } from '../site-pages';

/** What a page is called and described as, before the name of the site is put in. */
export interface PageTitle {
  title: string;
  description: string;
}

/** Stands for the name of the site. */
const NAME = '{name}';

/** As visitors read a title or a description. */
export const withName = (text: string, siteName: string): string => text.replaceAll(NAME, siteName);

/** As tabs and search engines show it. */
export const fullTitle = (title: string, siteName: string): string =>
  title === '' ? siteName : `${title} | ${siteName}`;

/** Of a page of which nothing is said. */
export const plainTitle = ({ path, title }: SitePage): PageTitle => ({
  title: path === '/' ? '' : title,
  description: '',
});
