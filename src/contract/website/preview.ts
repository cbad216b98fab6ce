import type { ARTICLE_IDS } from '../routes';
import { FIXED_PAGES, type FixedPageName, type SitePageName } from '../site-pages';
import type { Section } from './section';
import { SECTIONS, type SectionName, type Website } from './sections';

/** Pages of one record. They are looked at with the first that their list shows; where there is none, the list is. */
export const RECORD_PAGES = { service: 'services', blog: 'blogs' } as const satisfies Partial<
  Record<SitePageName, FixedPageName>
>;

export type RecordPageName = keyof typeof RECORD_PAGES;

export const isRecordPage = (page: string): page is RecordPageName => Object.hasOwn(RECORD_PAGES, page);

/** Pages that can be looked at before they are saved. */
export type PreviewedPageName = FixedPageName | RecordPageName | 'article';

export const PREVIEWED_PAGES = [...FIXED_PAGES, ...Object.keys(RECORD_PAGES), 'article'] as PreviewedPageName[];

/** What of a page's query can be looked at: whatever opens a section. */
export const PREVIEWED_SEARCHES = [
  ...new Set(
    Object.values<Pick<Section, 'search' | 'tabs'>>(SECTIONS).flatMap(({ search, tabs = {} }) => [
      ...(search ? [search] : []),
      ...Object.values(tabs),
    ]),
  ),
];

/** A page as its address opens it. */
export interface PageView {
  page: PreviewedPageName;
  /** Which article; left out, the first. Of no other page. */
  id?: (typeof ARTICLE_IDS)[number];
  /** One of `PREVIEWED_SEARCHES`. */
  search?: string;
}

/** A page, and what is typed into its sections but not saved. Fields that are left out say what is stored. */
export interface UnsavedPage extends PageView {
  sections: { [Name in SectionName]?: Partial<Website[Name]> };
}

export interface PagePreview {
  /** Where the page is drawn: whoever knows it may open it, until `PREVIEW_MINUTES` are over. */
  path: string;
}

export const PREVIEW_MINUTES = 10;

/** Below it, the token of a page with unsaved words. */
export const PREVIEW_FOLDER = '/preview/';

/** The page by which a section is known; of what stands on all pages the home page. */
export const shownOn = ({ pages = [] }: Pick<Section, 'pages'>): FixedPageName =>
  pages.find((page): page is FixedPageName => FIXED_PAGES.some((fixed) => fixed === page)) ?? 'home';
