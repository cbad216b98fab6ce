import { ARTICLE_IDS } from '@contract/routes';
import { articlePageOf, articlesHref } from './article-page-of';
import { findArticle, relatedResearch, SAMPLE_ARTICLES } from './sample-articles';

describe('articlePageOf', () => {
  it('turns through all articles without losing or repeating one', () => {
    const { pages } = articlePageOf(null, null);
    const turned = Array.from({ length: pages }, (_, index) => articlePageOf(null, String(index + 1)).articles).flat();
    expect(turned).toEqual(SAMPLE_ARTICLES);
  });

  it.each([
    [null, 1],
    ['2', 2],
    ['99', 2],
    ['-1', 1],
    ['x', 1],
  ])('takes the page %p of an address for page %p', (wanted, page) => {
    expect(articlePageOf(null, wanted).page).toBe(page);
  });

  it('shows the articles of a topic only', () => {
    const { articles } = articlePageOf('php', null);
    expect(articles.map(({ topic }) => topic)).toEqual(['php']);
  });

  it('writes addresses that name only what differs', () => {
    expect([articlesHref(null, 1), articlesHref('react', 2)]).toEqual([
      '/articles#reading',
      '/articles?topic=react&page=2#reading',
    ]);
  });
});

describe('the sample articles', () => {
  it('are those whose addresses answer 200', () => {
    expect(SAMPLE_ARTICLES.map(({ id }) => id)).toEqual([...ARTICLE_IDS]);
  });

  it('relate to other research, that of the same topic first', () => {
    expect(relatedResearch(findArticle('4')!).map(({ id }) => id)).toEqual(['6', '2']);
    expect(relatedResearch(findArticle('6')!).map(({ id }) => id)).not.toContain('6');
  });
});
