import type { ARTICLE_TOPICS } from '@contract/routes';

export type TopicSlug = (typeof ARTICLE_TOPICS)[number];

/** Topic tiles. */
export const TOPICS: readonly { slug: TopicSlug; name: string }[] = [
  { slug: 'ux-ui', name: 'UX/UI' },
  { slug: 'react', name: 'React' },
  { slug: 'php', name: 'PHP' },
  { slug: 'javascript', name: 'JavaScript' },
];

/** The topic that an address names, or null for all of them. */
export function topicOf(slug: string | null): (typeof TOPICS)[number] | null {
  return TOPICS.find((topic) => topic.slug === slug) ?? null;
}

export function nameOfTopic(slug: TopicSlug): string {
  return TOPICS.find((topic) => topic.slug === slug)?.name ?? slug;
}
