import { type ParsedText, type TextFormat, textOf } from '../../contract/markdown';
import { parseMarkdown } from './parse-markdown';

/** Returns plain text without Markdown signs, for lists, feeds, search and descriptions. */
export const plainTextOf = (text: string, format: TextFormat | undefined): string =>
  format === 'markdown' ? textOf(parseMarkdown(text)) : text;

export const parseText = (text: string, format: TextFormat | undefined): ParsedText =>
  format === 'markdown' ? { blocks: parseMarkdown(text) } : {};
