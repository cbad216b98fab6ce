import { type Block, type DrawnText, type TextFormat, textOf } from '../../contract/markdown';
import { listOf, object, oneOf, type Schema } from '../openapi/shape';
import { parseMarkdown } from './parse-markdown';

/** The text as lists, feeds, search and descriptions have it: without the marks of its format. */
export const plainTextOf = (text: string, format: TextFormat | undefined): string =>
  format === 'markdown' ? textOf(parseMarkdown(text)) : text;

/** What is drawn of a text; nothing besides itself of a plain one. */
export const drawnOf = (text: string, format: TextFormat | undefined): DrawnText =>
  format === 'markdown' ? { blocks: parseMarkdown(text) } : {};

const KINDS: Record<Block['kind'], true> = {
  heading: true,
  paragraph: true,
  line: true,
  quotation: true,
  list: true,
  picture: true,
  table: true,
  rule: true,
  code: true,
};

/** For the API's document. */
export const BLOCKS: Schema = listOf({
  ...object<Pick<Block, 'kind'>>({ kind: oneOf(Object.keys(KINDS)) }),
  additionalProperties: true,
});
