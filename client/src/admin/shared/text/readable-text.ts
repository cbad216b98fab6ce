import type { Block, Inline, TextImage } from '@contract/markdown';
import { parseMarkdown } from '../../editor/text/markdown-tokens';
import { withoutStyles, withStyle } from './styles';

export interface WrittenText {
  text: string;
  isMarkdown?: boolean;
}

/**
 * Returns two texts as they look on the site, so that their words can be compared. If both look the same, returns the
 * texts as stored.
 */
export function readableTexts(one: WrittenText, other: WrittenText): [string, string] {
  const parsed = [one, other].map(({ text, isMarkdown }) => (isMarkdown ? parseMarkdown(withoutStyles(text)) : null));
  const nameOf = imageNames();
  const hasMarkdown = parsed.some((blocks) => blocks !== null);
  const [first = '', second = ''] = [one, other].map(({ text }, place) => {
    const blocks = parsed[place];
    if (blocks) return lines(blocks, nameOf);
    return withoutStyles(hasMarkdown ? text.replace(LIST_SIGNS, '• ') : text);
  });
  return first === second ? [withoutStyles(one.text), withoutStyles(other.text)] : [first, second];
}

/** Matches bullets in plain text. They become •, as entries of Markdown lists do. */
const LIST_SIGNS = /^[-*] (?=\S)/gm;

type NameOf = (image: TextImage) => string;

/** Returns a function that names an image by a number, alt text and caption. The same image has the same number. */
function imageNames(): NameOf {
  const sources: string[] = [];
  return ({ src, alt, caption }) => {
    if (!sources.includes(src)) sources.push(src);
    const text = [alt, caption].filter(Boolean).join('. ');
    return `[Image ${sources.indexOf(src) + 1}${text && `: ${text}`}]`;
  };
}

const lines = (blocks: readonly Block[], nameOf: NameOf, between = '\n\n'): string =>
  blocks.map((block) => lineOf(block, nameOf)).join(between);

function lineOf(block: Block, nameOf: NameOf): string {
  switch (block.kind) {
    case 'quotation':
      return `“${lines(block.blocks, nameOf)}”`;
    case 'list':
      return block.entries
        .map(
          (entry, place) => `${block.start === null ? '•' : `${block.start + place}.`} ${lines(entry, nameOf, '\n')}`,
        )
        .join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map((cell) => textOf(cell, nameOf)).join(' · ')).join('\n');
    case 'picture':
      return nameOf(block);
    case 'rule':
      return '———';
    case 'code':
      return withStyle(block.text, 'code');
    case 'heading':
      return withStyle(textOf(block.content, nameOf), block.level === 2 ? 'heading' : 'smaller heading');
    default:
      return textOf(block.content, nameOf);
  }
}

function textOf(content: readonly Inline[], nameOf: NameOf): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'break') return '\n';
      if (part.kind === 'picture') return nameOf(part);
      if (part.kind === 'code') return withStyle(part.text, 'code');
      const inside = textOf(part.content, nameOf);
      if (part.kind === 'strong') return withStyle(inside, 'bold');
      if (part.kind === 'emphasis') return withStyle(inside, 'italic');
      // Adds the URL to the text, so that a changed URL is shown as a difference.
      return part.kind === 'link' && part.to !== inside ? `${inside} (${part.to})` : inside;
    })
    .join('');
}
