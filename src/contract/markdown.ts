import { choice } from './fields';

export const TEXT_FORMAT_LABELS = { plain: 'Plain text', markdown: 'Markdown' } as const;
export type TextFormat = keyof typeof TEXT_FORMAT_LABELS;

/** How a record's text is written. A form keeps it as it is: what is written in one format reads wrong in the other. */
/* @__NO_SIDE_EFFECTS__ */
export const textFormat = () =>
  choice<TextFormat>('Format', TEXT_FORMAT_LABELS, 'plain', { takesNull: true, isKept: true });

/*
 * A text in Markdown as it is drawn. The server makes it of the text at each read, so that no browser loads a parser, and nothing in it is
 * HTML: texts become text, links and pictures lead only where they may.
 */

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  /** `isPage`: a page of the site, to which the reader moves without loading anew. */
  | { kind: 'link'; to: string; isPage?: true; content: Inline[] }
  | Picture
  | Code
  | { kind: 'break' };

/** Words of programs, to the letter: among others, or lines of their own. */
export interface Code {
  kind: 'code';
  text: string;
}

export interface Picture {
  kind: 'picture';
  /** An upload or an `https` address. */
  src: string;
  alt: string;
  /** Empty where there is none. */
  caption: string;
}

export type CellAlign = 'left' | 'center' | 'right' | null;

export type Block =
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  /** Words of a list whose entries stand close together. */
  | { kind: 'line'; content: Inline[] }
  | { kind: 'quotation'; blocks: Block[] }
  /** `start`: the first number; `null` of a list without numbers. */
  | { kind: 'list'; start: number | null; entries: Block[][] }
  | Picture
  | Code
  | { kind: 'table'; align: CellAlign[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

/** What readers of a single record are given besides its text. */
export interface DrawnText {
  /** Of a text in Markdown only: what is drawn. */
  blocks?: Block[];
}

/** The text without its marks: an empty line between blocks. It begins with words, not with a heading, where there are any. */
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
