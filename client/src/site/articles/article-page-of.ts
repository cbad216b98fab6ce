import type { ShownArticle, TopicSlug } from './shown-articles';

const PER_PAGE = 3;

interface ArticlePage {
  articles: readonly ShownArticle[];
  /** Page number from 1, at most the last page. */
  page: number;
  pages: number;
}

/** Returns one page of the articles on a topic. If `topic` is `null`, it contains articles on all topics. */
export function articlePageOf(every: readonly ShownArticle[], topic: TopicSlug | null, requested: number): ArticlePage {
  const all = every.filter((article) => topic === null || article.topic === topic);
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(requested, pages);
  return { articles: all.slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pages };
}

/** Returns the URL of a page of articles. The fragment `#reading` scrolls to the list. */
export function articlesHref(topic: TopicSlug | null, page: number): string {
  const search = new URLSearchParams();
  if (topic) search.set('topic', topic);
  if (page > 1) search.set('page', String(page));
  const query = search.toString();
  return `/articles${query === '' ? '' : `?${query}`}#reading`;
}
