import type { Block, Inline } from '@contract/markdown';
import { fromRuns, type Run, tidyRuns, toRuns } from './runs';

/** Returns a normal form of a text. Two texts have the same form if visitors see no difference between them. */
export const meaningOf = (blocks: readonly Block[]): unknown[] => blocks.flatMap(meaningOfBlock);

function meaningOfBlock(block: Block): unknown[] {
  switch (block.kind) {
    case 'heading': {
      const words = wordsOf(inOneLine(block.content));
      return words.length > 0 ? [['heading', block.level, words]] : [];
    }
    case 'line':
    case 'paragraph': {
      const words = wordsOf(block.content);
      const [only] = words;
      if (words.length === 1 && only && isPlainImage(only)) return [only.part];
      return words.length > 0 ? [['paragraph', words]] : [];
    }
    case 'quotation': {
      const inside = meaningOf(block.blocks);
      return inside.length > 0 ? [['quotation', inside]] : [];
    }
    case 'list':
      return block.entries.length > 0 ? [['list', block.start, block.entries.map(meaningOf)]] : [];
    case 'picture':
      return wordsOf([block]).map(({ part }) => part);
    case 'table':
      return [['table', block.align, ...[block.head, ...block.rows].map(meaningOfRow)]];
    case 'rule':
      return [['rule']];
    case 'code':
      return block.text.trim() === '' ? [] : [['code', block.text]];
  }
}

function meaningOfRow(row: readonly Inline[][]): Run[][] {
  const cells = row.map((cell) => wordsOf(inOneLine(cell)));
  return cells.slice(0, cells.findLastIndex((cell) => cell.length > 0) + 1);
}

export const inALine = (text: string) => text.replace(/\s+/g, ' ').trim();

function wordsOf(content: readonly Inline[]): Run[] {
  return tidyRuns(toRuns(content)).map((run) => {
    if (typeof run.part === 'string' || run.part.kind !== 'picture') return run;
    const { src, alt, caption } = run.part;
    return { ...run, part: { kind: 'picture', src, alt: inALine(alt), caption: inALine(caption) } };
  });
}

const isPlainImage = ({ part, to, strong, emphasis }: Run) =>
  typeof part === 'object' && part.kind === 'picture' && to === null && !strong && !emphasis;

/** Replaces line breaks by spaces. Headings and table cells can contain no line breaks. */
export const inOneLine = (content: readonly Inline[]): Inline[] =>
  fromRuns(
    toRuns(content).map((run) =>
      typeof run.part === 'object' && run.part.kind === 'break' ? { ...run, part: ' ' } : run,
    ),
  );

export const meansTheSame = (a: readonly Block[], b: readonly Block[]): boolean =>
  JSON.stringify(meaningOf(a)) === JSON.stringify(meaningOf(b));
