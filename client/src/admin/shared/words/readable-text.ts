import type { Block, Inline } from '@contract/markdown';
import { parseMarkdown } from '../../editor/text/parse-markdown';

/** A text, and whether it is written in Markdown. */
export interface WrittenText {
  text: string;
  isMarkdown?: boolean;
}

/**
 * Two texts as readers read them, without the marks of Markdown. Where they read alike and are not the same, what is
 * written is shown: a heading has become a smaller one, say.
 */
export function readableTexts(one: WrittenText, other: WrittenText): [string, string] {
  const [first, second] = [readable(one), readable(other)];
  return first === second ? [one.text, other.text] : [first, second];
}

const readable = ({ text, isMarkdown }: WrittenText): string => (isMarkdown ? lines(parseMarkdown(text)) : text);

const lines = (blocks: readonly Block[], between = '\n\n'): string => blocks.map(lineOf).join(between);

function lineOf(block: Block): string {
  switch (block.kind) {
    case 'quotation':
      return `“${lines(block.blocks)}”`;
    case 'list':
      return block.entries
        .map((entry, place) => `${block.start === null ? '•' : `${block.start + place}.`} ${lines(entry, '\n')}`)
        .join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(words).join(' | ')).join('\n');
    case 'picture':
      return words([block]);
    case 'rule':
      return '———';
    default:
      return words(block.content);
  }
}

function words(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'break') return '\n';
      if (part.kind === 'picture')
        return `[Picture: ${[part.alt, part.caption].filter(Boolean).join('. ') || part.src}]`;
      const inside = words(part.content);
      // The address is a word like others: a link that leads elsewhere is a difference.
      return part.kind === 'link' && part.to !== inside ? `${inside} (${part.to})` : inside;
    })
    .join('');
}
