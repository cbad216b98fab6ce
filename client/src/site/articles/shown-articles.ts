import { WEBSITE_READ } from '@contract/rendering';
import { ARTICLE_TOPICS } from '@contract/routes';
import type { Article, ToldArticle } from '@contract/website/articles';
import type { SentSections, ShownSection } from '@contract/website/sections';
import type { HeadContext } from '@/lib/page-head';
import { sectionIn, useSection } from '@/stores/website-store';

export type TopicSlug = (typeof ARTICLE_TOPICS)[number];
type Section = ShownSection<'articles'>;

export interface ShownArticle extends ToldArticle {
  /** Position in the list of all articles as text, from "1". */
  id: string;
}

export interface Topic {
  slug: TopicSlug;
  name: string;
}

/** Content of the article pages. There is at least one article. */
export interface ShownArticles extends Omit<Section, 'articles' | 'topics'> {
  articles: readonly ShownArticle[];
  topics: readonly Topic[];
}

function toShown(section: Section | null | undefined): ShownArticles | null {
  if (!section || section.articles.length === 0) return null;
  const topics = ARTICLE_TOPICS.map((slug) => ({ slug, name: section.topics[slug] })).filter(({ name }) => name !== '');
  return {
    ...section,
    topics,
    articles: section.articles.map((article, index) => ({ ...article, id: String(index + 1) })),
  };
}

export const useArticles = (): ShownArticles | null => toShown(useSection('articles'));

export function articlesOf({ read }: Pick<HeadContext, 'read'>): ShownArticles | null {
  return toShown(sectionIn(read<SentSections>(WEBSITE_READ), 'articles'));
}

/** Returns the topic with this slug. If there is none, returns `null`, which means all topics. */
export const topicOf = ({ topics }: Pick<ShownArticles, 'topics'>, slug: string | null): Topic | null =>
  topics.find((topic) => topic.slug === slug) ?? null;

/** Returns at most two other research articles. Articles of the same topic come first. */
export function relatedResearch(articles: readonly ShownArticle[], article: ShownArticle): ShownArticle[] {
  const others = articles.filter(({ id, isResearch }) => isResearch && id !== article.id);
  const isSameTopic = ({ topic }: Article) => topic === article.topic;
  return [...others.filter(isSameTopic), ...others.filter((other) => !isSameTopic(other))].slice(0, 2);
}

export const aboutTopic = ({ about }: ShownArticles, { name }: Topic): string => about.replaceAll('{topic}', name);
