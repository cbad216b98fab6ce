import { ARTICLE_IDS } from '@contract/routes';
import { ARTICLES_TEXTS } from '@contract/website/articles';
import { articlePageOf, articlesHref } from './article-page-of';
import { relatedResearch } from './shown-articles';

const ARTICLES = ARTICLES_TEXTS.articles.map((article, index) => ({ ...article, id: String(index + 1) }));

describe('articlePageOf', () => {
  it('shows each article exactly once over all pages', () => {
    const { pages } = articlePageOf(ARTICLES, null, 1);
    const turn = (_: unknown, index: number) => articlePageOf(ARTICLES, null, index + 1).articles;
    expect(Array.from({ length: pages }, turn).flat()).toEqual(ARTICLES);
  });

  it.each([
    [2, 2],
    [99, 2],
  ])('treats page %p as page %p', (wanted, page) => {
    expect(articlePageOf(ARTICLES, null, wanted).page).toBe(page);
  });

  it('shows only the articles of a topic', () => {
    const { articles } = articlePageOf(ARTICLES, 'php', 1);
    expect(articles.map(({ topic }) => topic)).toEqual(['php']);
  });

  it('writes only the parameters that differ from the defaults', () => {
    expect([articlesHref(null, 1), articlesHref('react', 2)]).toEqual([
      '/articles#reading',
      '/articles?topic=react&page=2#reading',
    ]);
  });
});

describe('the sample articles', () => {
  it('are those whose URLs answer 200', () => {
    expect(ARTICLES.map(({ id }) => id)).toEqual([...ARTICLE_IDS]);
  });

  it('list related research, the same topic first', () => {
    expect(relatedResearch(ARTICLES, ARTICLES[3]!).map(({ id }) => id)).toEqual(['6', '2']);
    expect(relatedResearch(ARTICLES, ARTICLES[5]!).map(({ id }) => id)).not.toContain('6');
  });
});
