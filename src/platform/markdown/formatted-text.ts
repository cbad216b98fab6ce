import { type DrawnText, type TextFormat, textOf } from '../../contract/markdown';
import { parseMarkdown } from './parse-markdown';

/** Plain text for lists, feeds, search and descriptions, without format marks. */
export const plainTextOf = (text: string, format: TextFormat | undefined): string =>
  format === 'markdown' ? textOf(parseMarkdown(text)) : text;

/** Parsed blocks of a Markdown text; nothing for plain text. */
export const drawnOf = (text: string, format: TextFormat | undefined): DrawnText =>
  format === 'markdown' ? { blocks: parseMarkdown(text) } : {};
