import MarkdownIt, { type Token } from 'markdown-it';
import { isPageLink, isTextLink } from '../../contract/link-target';
import type { Block } from '../../contract/markdown';
import { toBlocks } from '../../contract/markdown-blocks';
import { hasTooManyCells, MAX_NESTING, RULES } from '../../contract/markdown-rules';

/** Maximum total length in characters of URLs and titles that come from repeated references. */
const MOST_REPEATED = 20_000;
/** How much longer encoding makes a URL: up to three bytes a character, and three characters a byte. */
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

/** Parses Markdown to blocks. Accepts any text and never throws. */
export function parseMarkdown(source: string): Block[] {
  const reader = hasTooManyCells(source) ? parserWithoutTables : parser;
  const tokens = reader.parse(source, {});
  return toBlocks(repeatsTooMuch(tokens, source) ? parserOfWords.parse(source, {}) : tokens, isPageLink);
}

/** True if references such as `[text][1]` repeat a long URL too often. They are then shown as typed. */
function repeatsTooMuch(tokens: Token[], source: string): boolean {
  const inside = tokens.flatMap(({ children }) => children ?? []);
  const attributes = inside.flatMap(({ attrs }) => attrs ?? []);
  return (
    attributes.reduce((sum, [, value]) => sum + String(value).length, 0) > MOST_REPEATED + MOST_LONGER * source.length
  );
}
