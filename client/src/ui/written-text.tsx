import type { Block } from '@contract/markdown';
import type { PageReadsService } from '@contract/rendering';
import { type ComponentType, Suspense, use } from 'react';
import type { PageSection } from './lazy-section';
import type { MarkdownTextProps } from './markdown-text';
import { PlainText } from './plain-text';

let MarkdownText: ComponentType<MarkdownTextProps> | undefined;
let fetched: Promise<ComponentType<MarkdownTextProps>> | undefined;

async function fetchMarkdown(): Promise<ComponentType<MarkdownTextProps>> {
  MarkdownText ??= (await import('./markdown-text')).MarkdownText;
  return MarkdownText;
}

/** Most texts are plain: their readers do not load it. */
const MARKDOWN: PageSection = { source: 'markdown-text.tsx', load: fetchMarkdown };

/** What a page needs besides its own module for a text among what it read. */
export const partOfText = (_search: URLSearchParams, reads: PageReadsService): PageSection | undefined =>
  Object.values(reads).some((read) => 'value' in read && (read.value as { blocks?: Block[] } | null)?.blocks)
    ? MARKDOWN
    : undefined;

interface TextProps {
  content: string;
  /** In the place of `content`, where it is written in Markdown. */
  blocks?: Block[];
  /** The first paragraph is set large. */
  hasLead?: boolean;
  /** The level of the heading that the text stands under. */
  under?: 1 | 2;
}

/** A text in the format that it is written in. */
export function WrittenText({ content, blocks, ...set }: TextProps) {
  if (!blocks) return <PlainText content={content} hasLead={set.hasLead} />;
  return (
    <Suspense>
      <Fetched blocks={blocks} {...set} />
    </Suspense>
  );
}

/** React's own `lazy` would pause even where the script is here already, on the server too. */
function Fetched(props: MarkdownTextProps) {
  if (MarkdownText) return <MarkdownText {...props} />;
  fetched ??= fetchMarkdown();
  const Text = use(fetched);
  return <Text {...props} />;
}
