import type { Block, Inline } from '@contract/markdown';
import fc, { most } from '../../../../../test/support/random-cases';
import { fromDoc } from './doc';
import { parseMarkdown } from './markdown-tokens';
import { toRuns } from './runs';
import { toMarkdown } from './to-markdown';

const NO_BREAK = '\u00a0';
/** All kinds of white space in JavaScript. In Markdown, the last one is no white space. */
const SPACES = [' ', NO_BREAK, '\u1680', '\u2003', '\u2009', '\u200a', '\u202f', '\u205f', '\u3000', '\ufeff'];
const SIGNS = ['*', '**', '_', '__', '`', '~', '(', ')', ':', '.', '!', '#', '-', '1.', '&nbsp;', '|', '\\', '€', '“'];
const LETTERS = ['a', 'Z', '7', 'é', '漢', '🛩', '\u200b', '\u00ad'];

const piece = fc.oneof(fc.constantFrom(...SPACES), fc.constantFrom(...SIGNS), fc.constantFrom(...LETTERS));
const run = fc.record({
  text: fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  bold: fc.boolean(),
  italic: fc.boolean(),
  code: fc.constantFrom(false, false, true),
  to: fc.constantFrom(null, null, null, '/fees', 'https://example.com/a_(b)?c=d&copy=e'),
});
const shown = fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) =>
  runs.map(({ text, bold, italic, code, to }) => ({
    type: 'text',
    text,
    marks: [
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(code ? [{ type: 'code' }] : []),
      ...(to ? [{ type: 'link', attrs: { href: to } }] : []),
    ],
  })),
);
const docs = fc.tuple(fc.constantFrom('paragraph', 'heading', 'listItem', 'cell'), shown).map(([type, content]) => {
  const paragraph = { type: 'paragraph', content };
  const cell = { type: 'tableCell', content: [paragraph] };
  const blocks = {
    paragraph,
    heading: { type: 'heading', attrs: { level: 2 }, content },
    listItem: { type: 'bulletList', attrs: { isTight: true }, content: [{ type: 'listItem', content: [paragraph] }] },
    cell: { type: 'table', content: [cell, cell].map((inside) => ({ type: 'tableRow', content: [inside] })) },
  };
  return { type: 'doc', content: [blocks[type as keyof typeof blocks]] };
});

/** Returns each letter with its style, without white space. */
function lettersOf(content: readonly Inline[]): string[] {
  return toRuns(content).flatMap(({ part, strong, emphasis, to }) =>
    [...(typeof part === 'object' && part.kind === 'code' ? part.text : String(part))]
      .filter((letter) => letter.trim())
      .map((letter) => JSON.stringify([letter, typeof part, strong, emphasis, to])),
  );
}

function lettersIn(block: Block): string[] {
  if (block.kind === 'list') return block.entries.flat().flatMap(lettersIn);
  if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(lettersOf);
  return 'content' in block ? lettersOf(block.content) : [block.kind];
}

const bold = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'strong', content: [text] }, 'K200'] });

describe('stored Markdown', () => {
  it.each(SPACES.slice(1, -1))('has white space outside of marks: %j', (space) => {
    const edge = `&#${space.charCodeAt(0)};`;
    expect(toMarkdown([bold(`${space}Price:${space}`)])).toBe(`${edge}**Price:**${space}K200`);
  });

  it('gives each letter the style that was shown', () => {
    fc.assert(
      fc.property(docs, (doc) => {
        const blocks = fromDoc(doc);
        const letters = doc.content.flatMap((node) => fromDoc({ type: 'doc', content: [node] })).flatMap(lettersIn);
        expect(parseMarkdown(toMarkdown(blocks)).flatMap(lettersIn)).toEqual(letters);
      }),
      { numRuns: most(10_000) },
    );
  });
});
