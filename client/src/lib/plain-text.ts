import { BULLET_PATTERN } from '@contract/limits';

export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Parses plain text. A blank line starts a paragraph, lines with a bullet form a list, other line breaks stay. */
export function toBlocks(content: string): TextBlock[] {
  return content
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOfPart(part.split('\n').filter((line) => line.trim() !== '')));
}

function blocksOfPart(lines: string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (BULLET_PATTERN.test(line)) {
      const text = line.replace(BULLET_PATTERN, '').trim();
      if (last?.kind === 'list') last.items.push(text);
      else blocks.push({ kind: 'list', items: [text] });
    } else if (last?.kind === 'paragraph') {
      last.text += `\n${line.trim()}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line.trim() });
    }
  }
  return blocks;
}
