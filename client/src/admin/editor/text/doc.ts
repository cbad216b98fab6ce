import { IMAGE_IN_TEXT } from '@contract/limits';
import { isTextLink } from '@contract/link-target';
import type { Block, CellAlign, Inline, TextImage } from '@contract/markdown';
import type { JSONContent } from '@tiptap/core';
import { fromRuns, type Run, tidyRuns, toRuns } from './runs';

export function toDoc(blocks: readonly Block[]): JSONContent {
  return { type: 'doc', content: orEmpty(blocks.map(toNode)) };
}

const EMPTY: JSONContent = { type: 'paragraph' };
const orEmpty = (nodes: JSONContent[]) => (nodes.length > 0 ? nodes : [EMPTY]);

function toNode(block: Block): JSONContent {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: toWords(block.content) };
    case 'line':
    case 'paragraph':
      return { type: 'paragraph', content: toWords(block.content) };
    case 'quotation':
      return { type: 'blockquote', content: orEmpty(block.blocks.map(toNode)) };
    case 'list': {
      const isTight = block.entries.flat().every(({ kind }) => kind !== 'paragraph');
      const content = block.entries.map(toEntry);
      if (block.start === null) return { type: 'bulletList', attrs: { isTight }, content };
      return { type: 'orderedList', attrs: { isTight, start: block.start }, content };
    }
    case 'picture':
      return { type: 'image', attrs: attrsOf(block) };
    case 'table':
      return toTable(block);
    case 'code':
      return { type: 'codeBlock', content: block.text ? [{ type: 'text', text: block.text }] : [] };
    case 'rule':
      return { type: 'horizontalRule' };
  }
}

/** Converts a list entry. If it does not begin with a paragraph, as the editor requires, puts an empty one first. */
function toEntry(entry: readonly Block[]): JSONContent {
  const nodes = entry.map(toNode);
  return { type: 'listItem', content: nodes[0]?.type === 'paragraph' ? nodes : [EMPTY, ...nodes] };
}

function toTable({ align, head, rows }: Extract<Block, { kind: 'table' }>): JSONContent {
  const row = (type: string, cells: Inline[][]) => ({
    type: 'tableRow',
    content: head.map((_, column) => ({
      type,
      attrs: { align: align[column] ?? null },
      content: [{ type: 'paragraph', content: toWords(cells[column] ?? []) }],
    })),
  });
  return { type: 'table', content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))] };
}

const attrsOf = ({ src, alt, caption }: TextImage) => ({ src, alt, caption });

const toWords = (content: readonly Inline[]): JSONContent[] =>
  tidyRuns(toRuns(content)).map(({ part, strong, emphasis, to }) => {
    const marks = [
      ...(to === null ? [] : [{ type: 'link', attrs: { href: to } }]),
      ...(strong ? [{ type: 'bold' }] : []),
      ...(emphasis ? [{ type: 'italic' }] : []),
    ];
    if (typeof part === 'string') return { type: 'text', text: part, marks };
    if (part.kind === 'code') return { type: 'text', text: part.text, marks: [...marks, { type: 'code' }] };
    return part.kind === 'break' ? { type: 'hardBreak', marks } : { type: 'inlineImage', attrs: attrsOf(part), marks };
  });

export const fromDoc = (doc: JSONContent): Block[] => (doc.content ?? []).flatMap(fromNode);

function fromNode(node: JSONContent): Block[] {
  const inside = node.content ?? [];
  switch (node.type) {
    case 'paragraph': {
      const content = fromWords(inside);
      return content.length > 0 ? [{ kind: 'paragraph', content }] : [];
    }
    case 'heading':
      return [{ kind: 'heading', level: node.attrs?.level === 3 ? 3 : 2, content: fromWords(inside) }];
    case 'blockquote':
      return [{ kind: 'quotation', blocks: inside.flatMap(fromNode) }];
    case 'bulletList':
      return [{ kind: 'list', start: null, entries: entriesOf(node) }];
    case 'orderedList':
      return [{ kind: 'list', start: Number(node.attrs?.start ?? 1), entries: entriesOf(node) }];
    case 'image':
      return imageOf(node);
    case 'table':
      return [tableOf(inside)];
    case 'codeBlock': {
      const text = inside.map((node) => node.text ?? '').join('');
      return text.trim() === '' ? [] : [{ kind: 'code', text }];
    }
    case 'horizontalRule':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
}

function entriesOf({ attrs, content = [] }: JSONContent): Block[][] {
  const entries = content.map((entry) => (entry.content ?? []).flatMap(fromNode));
  if (!attrs?.isTight) return entries;
  return entries.map((entry) =>
    entry.map((block) => (block.kind === 'paragraph' ? { kind: 'line', content: block.content } : block)),
  );
}

function tableOf(rows: JSONContent[]): Block {
  const cellsOf = (row: JSONContent | undefined) => row?.content ?? [];
  const wordsOf = (row: JSONContent | undefined) =>
    cellsOf(row).map((cell) => (cell.content ?? []).flatMap((paragraph) => fromWords(paragraph.content ?? [])));
  const [head, ...body] = rows;
  return {
    kind: 'table',
    align: cellsOf(head).map(({ attrs }) => (attrs?.align ?? null) as CellAlign),
    head: wordsOf(head),
    rows: body.map(wordsOf),
  };
}

/** Converts an image. Returns an empty list for an image that the site would not show, such as a local file. */
function imageOf({ attrs }: JSONContent): TextImage[] {
  const { src, alt, caption } = { src: '', alt: '', caption: '', ...attrs } as Omit<TextImage, 'kind'>;
  return IMAGE_IN_TEXT.test(src) ? [{ kind: 'picture', src, alt: alt ?? '', caption: caption ?? '' }] : [];
}

const fromWords = (nodes: JSONContent[]): Inline[] => fromRuns(tidyRuns(nodes.flatMap(toRun)));

function toRun(node: JSONContent): Run[] {
  const has = (type: string) => node.marks?.find((mark) => mark.type === type);
  const href = has('link')?.attrs?.href as string | undefined;
  const mark = { strong: !!has('bold'), emphasis: !!has('italic'), to: href && isTextLink(href) ? href : null };
  const { text = '' } = node;
  if (node.type === 'text' && has('code')) return [{ part: { kind: 'code', text: text.replace(/\n/g, ' ') }, ...mark }];
  if (node.type === 'text') return [{ part: text, ...mark }];
  if (node.type === 'hardBreak') return [{ part: { kind: 'break' }, ...mark }];
  return node.type === 'inlineImage' ? imageOf(node).map((part) => ({ part, ...mark })) : [];
}
