import type { BlogSummary } from '@contract/blogs';
import { PICTURE_IN_TEXT, TRUNCATE } from '@contract/limits';
import type { Block } from '@contract/markdown';
import { postPath } from '@contract/read-paths';

function summaryOf(excerpt: string): string {
  const words = excerpt.replace(/\s+/g, ' ').trim();
  const isCut = Array.from(excerpt).length >= TRUNCATE.excerpt;
  return isCut ? `${words.replace(/\s\S*$/, '')}…` : words;
}

export function postBlocks({ _id, title, image, imageAlt = '', excerpt }: BlogSummary): Block[] {
  const summary = summaryOf(excerpt);
  return [
    { kind: 'heading', level: 2, content: [title] },
    ...(PICTURE_IN_TEXT.test(image) ? [{ kind: 'picture' as const, src: image, alt: imageAlt, caption: '' }] : []),
    ...(summary ? [{ kind: 'paragraph' as const, content: [summary] }] : []),
    { kind: 'paragraph', content: [{ kind: 'link', to: postPath(_id), isPage: true, content: ['Read the post'] }] },
  ];
}
