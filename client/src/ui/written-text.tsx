import type { Block } from '@contract/markdown';
import type { PageReads } from '@contract/rendering';
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

/** Code that shows Markdown. It loads on demand, because most texts are plain. */
const MARKDOWN: PageSection = { source: 'markdown-text.tsx', load: fetchMarkdown };

export const partOfText = (_search: URLSearchParams, reads: PageReads): PageSection | undefined =>
  Object.values(reads).some((read) => 'value' in read && (read.value as { blocks?: Block[] } | null)?.blocks)
    ? MARKDOWN
    : undefined;

interface TextProps {
  content: string;
  blocks?: Block[];
  hasLead?: boolean;
  under?: 1 | 2;
}

export function WrittenText({ content, blocks, ...set }: TextProps) {
  if (!blocks) return <PlainText content={content} hasLead={set.hasLead} />;
  return (
    <Suspense>
      <Fetched blocks={blocks} {...set} />
    </Suspense>
  );
}

/** Replaces React's `lazy`, which would suspend even if the code has loaded, also on the server. */
function Fetched(props: MarkdownTextProps) {
  if (MarkdownText) return <MarkdownText {...props} />;
  fetched ??= fetchMarkdown();
  const Text = use(fetched);
  return <Text {...props} />;
}
