import MarkdownIt, { type Token } from 'markdown-it';
import { isPageLink, isTextLink } from '../../contract/link-target';
import type { Block } from '../../contract/markdown';
import { toBlocks } from '../../contract/markdown-blocks';
import { hasTooManyCells, MAX_NESTING, RULES } from '../../contract/markdown-rules';

/** Characters of addresses and titles that references may repeat. */
const MOST_REPEATED = 20_000;
/** An address is written with three signs for each byte, and a character has up to three. */
const MOST_LONGER = 9;

function parserOf(rules: string[]) {
  const parser = new MarkdownIt('zero', { html: false, maxNesting: MAX_NESTING });
  parser.enable(rules);
  parser.validateLink = isTextLink;
  return parser;
}

const parser = parserOf(RULES);
const parserWithoutTables = parserOf(RULES.filter((rule) => rule !== 'table'));
const parserOfWords = parserOf(RULES.filter((rule) => rule !== 'table' && rule !== 'reference'));

/** A text in Markdown as it is drawn. Takes any text, and throws for none. */
export function parseMarkdown(source: string): Block[] {
  const reader = hasTooManyCells(source) ? parserWithoutTables : parser;
  const tokens = reader.parse(source, {});
  return toBlocks(repeatsTooMuch(tokens, source) ? parserOfWords.parse(source, {}) : tokens, isPageLink);
}

/** One long address, defined once and referred to by few signs each time, makes a page of any size. Such references stay as they were typed. */
function repeatsTooMuch(tokens: Token[], source: string): boolean {
  const inside = tokens.flatMap(({ children }) => children ?? []);
  const attributes = inside.flatMap(({ attrs }) => attrs ?? []);
  return (
    attributes.reduce((sum, [, value]) => sum + String(value).length, 0) > MOST_REPEATED + MOST_LONGER * source.length
  );
}
