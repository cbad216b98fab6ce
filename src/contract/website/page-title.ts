import type { SitePage } from '../site-pages';

/** Title and description of a page. They may contain `{name}`, which stands for the site's name. */
export interface PageTitle {
  title: string;
  description: string;
}

const NAME = '{name}';

export const withName = (text: string, siteName: string): string => text.replaceAll(NAME, siteName);

export const fullTitle = (title: string, siteName: string): string =>
  title === '' ? siteName : `${title} | ${siteName}`;

export const plainTitle = ({ path, title }: SitePage): PageTitle => ({
  title: path === '/' ? '' : title,
  description: '',
});
