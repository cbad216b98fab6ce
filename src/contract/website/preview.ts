import type { ARTICLE_IDS } from '../routes';
import { FIXED_PAGES, type FixedPageName, type SitePageName } from '../site-pages';
import type { Section } from './section';
import { SECTIONS, type SectionName, type Website } from './sections';

/** Pages that show one record, each with its list page. A preview shows the first record, or the empty list. */
export const RECORD_PAGES = { service: 'services', blog: 'blogs' } as const satisfies Partial<
  Record<SitePageName, FixedPageName>
>;

export type RecordPageName = keyof typeof RECORD_PAGES;

export const isRecordPage = (page: string): page is RecordPageName => Object.hasOwn(RECORD_PAGES, page);

export type PreviewedPageName = FixedPageName | RecordPageName | 'article';

export const PREVIEWED_PAGES = [...FIXED_PAGES, ...Object.keys(RECORD_PAGES), 'article'] as PreviewedPageName[];

/** Query strings that a preview may have. Each opens a tab or a section of a page. */
export const PREVIEWED_SEARCHES = [
  ...new Set(
    Object.values<Pick<Section, 'search' | 'tabs'>>(SECTIONS).flatMap(({ search, tabs = {} }) => [
      ...(search ? [search] : []),
      ...Object.values(tabs),
    ]),
  ),
];

export interface PageView {
  page: PreviewedPageName;
  id?: (typeof ARTICLE_IDS)[number];
  search?: string;
}

/** A page with unsaved texts. For missing fields, the page shows the stored text. */
export interface UnsavedPage extends PageView {
  sections: { [Name in SectionName]?: Partial<Website[Name]> };
}

export interface PagePreview {
  /** Path of the preview. Anyone can open it for `PREVIEW_MINUTES`. */
  path: string;
}

export const PREVIEW_MINUTES = 10;

export const PREVIEW_FOLDER = '/preview/';

/** Returns a page that shows the section, for previews and hints. Sections of all pages have the home page. */
export const shownOn = ({ pages = [] }: Pick<Section, 'pages'>): FixedPageName =>
  pages.find((page): page is FixedPageName => FIXED_PAGES.some((fixed) => fixed === page)) ?? 'home';
