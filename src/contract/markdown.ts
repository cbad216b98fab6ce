import { choice } from './fields';

export const TEXT_FORMAT_LABELS = { plain: 'Plain text', markdown: 'Markdown' } as const;
export type TextFormat = keyof typeof TEXT_FORMAT_LABELS;

/** Markup of a record's text. A form sends it back unchanged, because a text reads wrong in the other format. */
/* @__NO_SIDE_EFFECTS__ */
export const textFormat = () =>
  choice<TextFormat>('Format', TEXT_FORMAT_LABELS, 'plain', { takesNull: true, isKept: true });

/*
 * Rendered Markdown text. The server builds it at each read, so that no browser loads a parser. It contains no HTML,
 * and only allowed links and images.
 */

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  /** `isPage`: a page of the site, which opens without a full page load. */
  | { kind: 'link'; to: string; isPage?: true; content: Inline[] }
  | Picture
  | Code
  | { kind: 'break' };

/** Code, shown literally: inline, or as a block. */
export interface Code {
  kind: 'code';
  text: string;
}

export interface Picture {
  kind: 'picture';
  /** An upload or an `https` URL. */
  src: string;
  alt: string;
  /** May be empty. */
  caption: string;
}

export type CellAlign = 'left' | 'center' | 'right' | null;

export type Block =
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  /** Content of an entry in a compact list. */
  | { kind: 'line'; content: Inline[] }
  | { kind: 'quotation'; blocks: Block[] }
  /** `start`: the first number; `null` for a list without numbers. */
  | { kind: 'list'; start: number | null; entries: Block[][] }
  | Picture
  | Code
  | { kind: 'table'; align: CellAlign[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

/** Rendered text of a single record. */
export interface DrawnText {
  /** Set for texts in Markdown only. */
  blocks?: Block[];
}

/** Returns the plain text, with an empty line between blocks. It skips leading headings if other text follows. */
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
