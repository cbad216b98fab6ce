import { isPageLink, isTextLink } from '@contract/link-target';
import type { Block } from '@contract/markdown';
import { toBlocks } from '@contract/markdown-blocks';
import { hasTooManyCells, MAX_NESTING, RULES } from '@contract/markdown-rules';
import MarkdownIt from 'markdown-it';

function parserOf(rules: string[]) {
  const parser = new MarkdownIt('zero', { html: false, maxNesting: MAX_NESTING });
  parser.enable(rules);
  parser.validateLink = isTextLink;
  return parser;
}

const parser = parserOf(RULES);
const parserWithoutTables = parserOf(RULES.filter((rule) => rule !== 'table'));

/** Parses Markdown as the server does. */
export function parseMarkdown(source: string): Block[] {
  const reader = hasTooManyCells(source) ? parserWithoutTables : parser;
  return toBlocks(reader.parse(source, {}), isPageLink);
}
