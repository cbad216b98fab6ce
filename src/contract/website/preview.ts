import type { ARTICLE_IDS } from '../routes';
import { FIXED_PAGES, type FixedPageName, type SitePageName } from '../site-pages';
import type { Section } from './section';
import { SECTIONS, type SectionName, type Website } from './sections';

/** Pages of one record, with their list. A preview shows the first record, or the list if it is empty. */
export const RECORD_PAGES = { service: 'services', blog: 'blogs' } as const satisfies Partial<
  Record<SitePageName, FixedPageName>
>;

export type RecordPageName = keyof typeof RECORD_PAGES;

export const isRecordPage = (page: string): page is RecordPageName => Object.hasOwn(RECORD_PAGES, page);

/** Pages that can be previewed before saving. */
export type PreviewedPageName = FixedPageName | RecordPageName | 'article';

export const PREVIEWED_PAGES = [...FIXED_PAGES, ...Object.keys(RECORD_PAGES), 'article'] as PreviewedPageName[];

/** Queries that a preview may use: those that open a section. */
export const PREVIEWED_SEARCHES = [
  ...new Set(
    Object.values<Pick<Section, 'search' | 'tabs'>>(SECTIONS).flatMap(({ search, tabs = {} }) => [
      ...(search ? [search] : []),
      ...Object.values(tabs),
    ]),
  ),
];

/** A page as its URL opens it. */
export interface PageView {
  page: PreviewedPageName;
  /** The article, by default the first; only for the article page. */
  id?: (typeof ARTICLE_IDS)[number];
  /** One of `PREVIEWED_SEARCHES`. */
  search?: string;
}

/** A page with unsaved texts of its sections. Missing fields show the stored text. */
export interface UnsavedPage extends PageView {
  sections: { [Name in SectionName]?: Partial<Website[Name]> };
}

export interface PagePreview {
  /** Path of the preview. Anyone who knows it may open it for `PREVIEW_MINUTES`. */
  path: string;
}

export const PREVIEW_MINUTES = 10;

/** Folder of previews; the token follows. */
export const PREVIEW_FOLDER = '/preview/';

/** Returns the page that represents a section; the home page for a section of all pages. */
export const shownOn = ({ pages = [] }: Pick<Section, 'pages'>): FixedPageName =>
  pages.find((page): page is FixedPageName => FIXED_PAGES.some((fixed) => fixed === page)) ?? 'home';
