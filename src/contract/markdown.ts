import { choice } from './fields';

export const TEXT_FORMAT_LABELS = { plain: 'Plain text', markdown: 'Markdown' } as const;
export type TextFormat = keyof typeof TEXT_FORMAT_LABELS;

/** Format of a text. Forms send it back unchanged and unseen, because another format would spoil the text. */
/* @__NO_SIDE_EFFECTS__ */
export const textFormat = () =>
  choice<TextFormat>('Format', TEXT_FORMAT_LABELS, 'plain', { takesNull: true, isKept: true });

/* Rendered Markdown text, which contains no HTML. The server builds it, so that browsers load no parser. */

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  /** `isPage` marks links to pages of the site. They open without a full page load. */
  | { kind: 'link'; to: string; isPage?: true; content: Inline[] }
  | TextImage
  | Code
  | { kind: 'break' };

export interface Code {
  kind: 'code';
  text: string;
}

export interface TextImage {
  kind: 'picture';
  src: string;
  alt: string;
  caption: string;
}

export type CellAlign = 'left' | 'center' | 'right' | null;

export type Block =
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  /** Text of a list entry. Used for lists without empty lines between their entries. */
  | { kind: 'line'; content: Inline[] }
  | { kind: 'quotation'; blocks: Block[] }
  /** `start` is the first number, or `null` for a list without numbers. */
  | { kind: 'list'; start: number | null; entries: Block[][] }
  | TextImage
  | Code
  | { kind: 'table'; align: CellAlign[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

export interface ParsedText {
  /** Rendered text. Missing if the record is not in Markdown. */
  blocks?: Block[];
}

/** Returns the plain text with empty lines between blocks. Headings at the start are skipped if other text follows. */
export function textOf(blocks: readonly Block[]): string {
  const first = blocks.findIndex(({ kind }) => kind !== 'heading');
  return joined(blocks.slice(Math.max(0, first)).map(textOfBlock), '\n\n');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'quotation':
      return joined(block.blocks.map(textOfBlock), '\n\n');
    case 'list':
      return joined(
        block.entries.map((entry) => joined(entry.map(textOfBlock), '\n')),
        '\n',
      );
    case 'table':
      return joined(
        [block.head, ...block.rows].map((row) => joined(row.map(textOfInline), ' ')),
        '\n',
      );
    case 'picture':
      return block.caption;
    case 'rule':
      return '';
    case 'code':
      return block.text;
    default:
      return textOfInline(block.content).trim();
  }
}

function textOfInline(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'picture') return part.alt;
      if (part.kind === 'code') return part.text;
      return part.kind === 'break' ? '\n' : textOfInline(part.content);
    })
    .join('');
}

const joined = (texts: string[], separator: string): string => texts.filter((text) => text !== '').join(separator);
