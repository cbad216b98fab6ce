import { textOf } from '../../../src/contract/markdown';
import { parseMarkdown } from '../../../src/platform/markdown/parse-markdown';
import { asNewVisitor, useAdmin } from '../../support/accounts';
import { useTestApp } from '../../support/app';
import { createBlog } from '../../support/content';

/** Maximum time in ms to write, read and render a text on a busy machine. An idle machine needs less than 3,000 ms. */
const MOST_MS = 60_000;

describe('hostile Markdown text', () => {
  const test = useTestApp();
  const admin = useAdmin(test);

  it.each([
    ['quotations', `${'>'.repeat(10_000)} a`],
    ['lists', '- '.repeat(10_000)],
    ['emphasis', `${'*a '.repeat(16_000)}${'a*'.repeat(16_000)}`],
    ['table cells', `${'|a'.repeat(400)}\n${'|-'.repeat(400)}\n${'x\n'.repeat(49_000)}`],
    ['table columns', `${'|a'.repeat(20_000)}|\n${'|-'.repeat(20_000)}|\n|a|`],
    ['addresses', '<a@b.c>'.repeat(14_000)],
    ['images', '![a](/uploads/b.png "c")\n\n'.repeat(3_500)],
    ['characters in a link', `[a](https://example.com/${'c'.repeat(99_000)})`],
    ['words of code', '`a` '.repeat(25_000)],
    ['halves of emoji', `a${'\ud800'.repeat(1_000)}`],
  ])(
    'is stored, read and rendered in time with thousands of %s',
    async (_what, content) => {
      const start = performance.now();
      const { _id } = await createBlog(test, admin, { content: content.slice(0, 100_000), format: 'markdown' });
      await test.http.get(`/api/blogs/${_id}`).set(asNewVisitor()).expect(200);
      await test.http.get(`/blogs/${_id}`).set(asNewVisitor()).expect(200);
      expect(performance.now() - start).toBeLessThan(MOST_MS);
    },
    2 * MOST_MS,
  );
});

describe('hostile text', () => {
  const LENGTH = 100_000;
  /** Maximum time in ms to parse a text on a busy machine. An idle machine needs less than 1,000 ms. */
  const READ_MS = 15_000;
  const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

  it.each(
    Object.entries({
      'deep lists in every line': `${'- '.repeat(49)}a\n`.repeat(1_000),
      'marks without an end': filled('a**b_'),
      'brackets without an end': filled('!['),
      'links without an end': filled('[a](<b'),
      'titles without an end': filled('[a](/b "'),
      'nested links': `${'['.repeat(20_000)}${'](/a)'.repeat(16_000)}`,
      'a table of 40,000 empty rows': `${'|'.repeat(300)}\n${'|-'.repeat(300)}\n${'|\n'.repeat(40_000)}`,
      'many tables of many empty rows': `${'|'.repeat(210)}\n${'-|'.repeat(209)}\n${'|\n'.repeat(313)}\n`.repeat(79),
      'the same in a quotation': `> ${'|'.repeat(210)}\n> ${'-|'.repeat(209)}\n${'> |\n'.repeat(150)}>\n`.repeat(90),
      'addresses without an end': filled('<https://a.b'),
      'one reference, used 30,000 times': `[a]: /b\n\n${'[a]'.repeat(30_000)}`,
      'a reference without an end': `[a]: /b "${'c\n'.repeat(49_000)}`,
      '33,000 headings': filled('a\n=\n'),
      'backticks without an end': Array.from({ length: 400 }, (_, at) => '`'.repeat(at + 1)).join(' '),
      'lines of code without an end': `\`\`\`\n${filled('    a\n')}`,
      'code within lists': filled('- ```\n'),
      zeros: filled('\0'),
    }),
  )('is read in time: %s', (_name, source) => {
    const start = performance.now();
    const blocks = parseMarkdown(source.slice(0, LENGTH));
    JSON.stringify(blocks);
    textOf(blocks);
    expect(performance.now() - start).toBeLessThan(READ_MS);
  });
});
