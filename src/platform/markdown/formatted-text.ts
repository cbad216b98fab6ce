import { type DrawnText, type TextFormat, textOf } from '../../contract/markdown';
import { parseMarkdown } from './parse-markdown';

/** The text as lists, feeds, search and descriptions have it: without the marks of its format. */
export const plainTextOf = (text: string, format: TextFormat | undefined): string =>
  format === 'markdown' ? textOf(parseMarkdown(text)) : text;

/** What is drawn of a text; nothing besides itself of a plain one. */
export const drawnOf = (text: string, format: TextFormat | undefined): DrawnText =>
  format === 'markdown' ? { blocks: parseMarkdown(text) } : {};
