import type { Block, Inline, Picture } from '../../../contract/markdown';

/** The same text with addresses that lead somewhere from a mail too. @param publicUrl of the site, without a trailing slash. */
export function withWholeLinks(blocks: readonly Block[], publicUrl: string): Block[] {
  const whole = (to: string): string => (to.startsWith('/') ? publicUrl + to : to);
  const picture = (part: Picture): Picture => ({ ...part, src: whole(part.src) });
  const inlines = (content: readonly Inline[]): Inline[] =>
    content.map((part) => {
      if (typeof part === 'string' || part.kind === 'break' || part.kind === 'code') return part;
      if (part.kind === 'picture') return picture(part);
      const words = { ...part, content: inlines(part.content) };
      return words.kind === 'link' ? { ...words, to: whole(words.to) } : words;
    });
  const block = (part: Block): Block => {
    switch (part.kind) {
      case 'rule':
      case 'code':
        return part;
      case 'picture':
        return picture(part);
      case 'quotation':
        return { ...part, blocks: part.blocks.map(block) };
      case 'list':
        return { ...part, entries: part.entries.map((entry) => entry.map(block)) };
      case 'table':
        return { ...part, head: part.head.map(inlines), rows: part.rows.map((row) => row.map(inlines)) };
      default:
        return { ...part, content: inlines(part.content) };
    }
  };
  return blocks.map(block);
}
