import type { Block, CellAlign, Inline } from '@contract/markdown';
import { parseMarkdown } from './markdown-tokens';
import { inOneLine, meansTheSame } from './meaning';
import { fenceOf, writeImage, writeInlines } from './write-inlines';

export const toMarkdown = (blocks: readonly Block[]): string => writeBlocks(blocks, '\n\n');

type List = Extract<Block, { kind: 'list' }>;

function writeBlocks(blocks: readonly Block[], between: string): string {
  let before: List | null = null;
  let isOther = false;
  const texts: string[] = [];
  for (const block of blocks) {
    // Changes the sign of a list that follows another list, because Markdown would merge two lists with the same sign.
    if (block.kind === 'list' && before && (before.start === null) === (block.start === null)) isOther = !isOther;
    else isOther = false;
    const text = block.kind === 'list' ? writeList(block, isOther) : writeBlock(block);
    if (text === '') continue;
    before = block.kind === 'list' ? block : null;
    texts.push(text);
  }
  return texts.join(between);
}

function writeBlock(block: Exclude<Block, List>): string {
  switch (block.kind) {
    case 'heading': {
      const text = writeInlines(inOneLine(block.content));
      return text && `${'#'.repeat(block.level)} ${text.replace(/#$/, '\\#')}`;
    }
    case 'line':
    case 'paragraph':
      return writeInlines(block.content);
    case 'quotation':
      return writeBlocks(block.blocks, '\n\n').replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'));
    case 'picture':
      return writeImage(block);
    case 'table':
      return writeTable(block);
    case 'code':
      return fenced(block.text);
    case 'rule':
      // Stars instead of dashes, because Markdown reads the list entry `- ---` as a horizontal line without a list.
      return '***';
  }
}

function writeList(list: List, isOther: boolean): string {
  const isTight = list.entries.some((entry) => entry.some(({ kind }) => kind === 'line'));
  const loose = () => writeEntries(list, isOther, '\n\n');
  if (!isTight) return loose();
  const tight = writeEntries(list, isOther, '\n');
  return meansTheSame(parseMarkdown(tight), [list]) ? tight : loose();
}

function writeEntries({ start, entries }: List, isOther: boolean, between: string): string {
  const texts = entries.map((entry, place) => {
    const mark = start === null ? (isOther ? '+' : '-') : `${start + place}${isOther ? ')' : '.'}`;
    const inside = writeBlocks(entry, between).replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length + 1)}`);
    return `${mark} ${inside}`.trimEnd();
  });
  return texts.join(between);
}

function fenced(text: string): string {
  const fence = fenceOf(text, 3);
  return `${fence}\n${text}\n${fence}`;
}

const ALIGN_MARKS = { left: ':--', center: ':-:', right: '--:' };
const alignMark = (align: CellAlign | undefined) => (align ? ALIGN_MARKS[align] : '---');

function writeTable({ align, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cell = (content: Inline[] | undefined) => writeInlines(inOneLine(content ?? [])).replaceAll('|', '\\|');
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const wide = (row: Inline[][]) => line(head.map((_, column) => cell(row[column])));
  return [wide(head), line(head.map((_, column) => alignMark(align[column]))), ...rows.map(wide)].join('\n');
}
