import { ARTICLE_IDS } from '@contract/routes';
import { FIXED_PAGES, SITE_PAGES } from '@contract/site-pages';
import type { Article } from '@contract/website/articles';
import { isRecordPage, type PageView, type RecordPageName, shownOn } from '@contract/website/preview';
import type { Section } from '@contract/website/section';

export interface View {
  key: string;
  label: string;
  page: PageView;
}

const RECORD_LABELS: Record<RecordPageName, string> = { service: 'One service', blog: 'One post' };

/** Returns the pages on which a section can be previewed; an empty list if the section is on no page. */
export function viewsOf({ pages, search, tabs = {}, ...section }: Section, text: { articles?: unknown }): View[] {
  if (!pages) return FIXED_PAGES.map((page) => viewOf({ page }, SITE_PAGES[page].title));
  if (pages.length === 0) return [];
  const page = shownOn({ pages });
  const articles = page === 'articles' ? (text.articles as Article[]).slice(0, ARTICLE_IDS.length) : [];
  return [
    viewOf({ page, search }, section.title),
    ...Object.entries(tabs).map(([label, tab]) => viewOf({ page, search: tab }, label)),
    ...pages.filter(isRecordPage).map((record) => viewOf({ page: record }, RECORD_LABELS[record])),
    ...articles.map(({ title }, index) => {
      const id = ARTICLE_IDS[index];
      return viewOf({ page: 'article', id }, `Article ${id}: ${title}`);
    }),
  ];
}

const viewOf = (page: PageView, label: string): View => {
  const key = [page.page, page.id, page.search].filter(Boolean).join(' ');
  return { key, label, page };
};
