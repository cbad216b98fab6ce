import type { Inline, TextImage } from '@contract/markdown';
import { parseMarkdown } from './markdown-tokens';
import { inALine, meansTheSame } from './meaning';
import { fromRuns, tidyRuns, toRuns } from './runs';

interface Style {
  /** Sign for italics; bold always has two stars. `_` is needed where bold and italic text touch each other. */
  mark: '*' | '_';
  /**
   * True to write the letters next to bold and italic text as entities, such as `&#97;`. Otherwise Markdown does not
   * recognise some signs beside punctuation.
   */
  numbersEdges: boolean;
}

/** Ways to write bold and italic text in Markdown, the most readable first. The last one works for every text. */
const STYLES: Style[] = [
  { mark: '*', numbersEdges: false },
  { mark: '_', numbersEdges: false },
  { mark: '*', numbersEdges: true },
  { mark: '_', numbersEdges: true },
];

const written = new Map<string, string>();
const MOST_KEPT = 2_000;

/** Converts inline content to Markdown. Takes the first style whose Markdown is parsed back to the same content. */
export function writeInlines(content: readonly Inline[]): string {
  const key = JSON.stringify(content);
  const known = written.get(key);
  if (known !== undefined) return known;
  const tidy = fromRuns(tidyRuns(toRuns(content)));
  let text = '';
  for (const style of STYLES) {
    text = withEdgeBlanks(withLineBreaks(partsOf(tidy, style)));
    if (meansTheSame(parseMarkdown(text), [{ kind: 'paragraph', content: tidy }])) break;
  }
  if (written.size >= MOST_KEPT) written.clear();
  written.set(key, text);
  return text;
}

const partsOf = (content: readonly Inline[], style: Style): string =>
  content.map((part, place) => partOf(part, style, content[place - 1], content[place + 1])).join('');

const isMarked = (part: Inline | undefined) =>
  typeof part === 'object' && (part.kind === 'strong' || part.kind === 'emphasis');

function partOf(part: Inline, style: Style, before: Inline | undefined, after: Inline | undefined): string {
  if (typeof part === 'string') {
    if (!style.numbersEdges) return escaped(part);
    const letters = [...part];
    const first = isMarked(before) && isLetter(letters[0]) ? numbered(letters.shift()) : '';
    const last = isMarked(after) && isLetter(letters.at(-1)) ? numbered(letters.pop()) : '';
    return first + escaped(letters.join('')) + last;
  }
  switch (part.kind) {
    case 'break':
      return '\\\n';
    case 'picture':
      return writeImage(part);
    case 'code':
      return codeSpan(part.text);
    case 'strong':
      return `**${partsOf(part.content, style)}**`;
    case 'emphasis':
      return style.mark + partsOf(part.content, style) + style.mark;
    case 'link':
      return `[${partsOf(part.content, style)}](${address(part.to)})`;
  }
}

export const fenceOf = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({ length }) => length + 1)));

function codeSpan(text: string): string {
  const fence = fenceOf(text, 1);
  const edge = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + edge + text + edge + fence;
}

/** A byte order mark is white space in JavaScript, but a letter in Markdown. */
const isLetter = (letter: string | undefined) => letter !== undefined && /\S|\ufeff/.test(letter);
const numbered = (letter = '') => `&#${letter.codePointAt(0)};`;

export const writeImage = ({ src, alt, caption }: TextImage): string =>
  `![${escaped(inALine(alt))}](${address(src)}${caption && ` "${quoted(inALine(caption))}"`})`;

const ENTITY = /&(?=#?\w+;)/g;

const escaped = (text: string): string =>
  text
    .replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(ENTITY, '\\&')
    .replace(/!(?=\\\[|$)/g, '\\!');

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&').replace(ENTITY, '\\&');

const address = (to: string): string => {
  const safe = to.replace(ENTITY, '\\&');
  return /[()]/.test(to) ? `<${safe}>` : safe;
};

/** Escapes signs that have a meaning only at the start of a line. */
const withLineBreaks = (text: string): string =>
  text.replace(/^[#>+=|:~-]/gm, '\\$&').replace(/^(\d{1,9})([.)])/gm, '$1\\$2');

/** Writes special white space at the start and end of a text as entities, because Markdown would drop it. */
const withEdgeBlanks = (text: string): string =>
  text.replace(/^\s+|\s+$/g, (blanks) => [...blanks].map((blank) => numbered(blank)).join(''));
