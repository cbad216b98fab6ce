import fc from '../../../test/support/random-cases';

const WORD = fc.constantFrom(
  ...[
    'school',
    'Mongu',
    'K18,400',
    '3 * 4',
    'a_b',
    'snake_case_name',
    '[x]',
    '1. May',
    '# 7',
    '> 9',
    '- 5',
    'R&D',
    '&amp;',
    'A|B',
  ],
  ...[
    '"quoted"',
    '(see)',
    'é',
    '漢字',
    'ŋ',
    '50%',
    '<b>',
    'C:\\dir',
    '`code`',
    '!',
    'a*b*c',
    '~x~',
    '--- ',
    '+',
    '=',
    'Ndeke 🛩',
  ],
);
const words = (most = 4) => fc.array(WORD, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const SIGNS = /[\\*_[\]<>#|&!`~+=:.()-]/g;
const typed = (most?: number) => words(most).map((text) => text.replace(SIGNS, '\\$&').trim());
const TO = fc.constantFrom(
  ...[
    'https://example.com/a?b=c&copy=d',
    'http://example.com/a_(b)',
    'mailto:info@mosi.example',
    'tel:+260977123456',
    '/services',
    '/blogs?page=2#x',
  ],
);
const SRC = fc.constantFrom('/uploads/a-600x400.jpg', 'https://example.com/a.png');

const link = fc.tuple(typed(2), TO).map(([text, to]) => `[${text}](<${to}>)`);
const marked = fc.oneof(
  typed(2).map((text) => `**${text}**`),
  typed(2).map((text) => `*${text}*`),
  typed(1).map((text) => `***${text}***`),
  fc.tuple(typed(1), typed(1)).map(([a, b]) => `**${a} *${b}***`),
  fc.tuple(typed(1), link).map(([a, b]) => `*${a} ${b}*`),
  fc.tuple(link).map(([a]) => `**${a}**`),
);
const code = fc.constantFrom('`a *b*`', '`` ` ``', '``a`b``', '`a|b`', '` x `', '**`a`b**');
const CODE_LINE = fc.constantFrom(
  'def f():',
  '    return 1',
  '\tx',
  '',
  '  ',
  '```',
  '~~~',
  '> a',
  '- b',
  '| c |',
  '# d',
  '&amp;',
);
const codeLines = fc
  .array(CODE_LINE, { minLength: 1, maxLength: 5 })
  .chain((lines) => fc.constantFrom('~~~~', '````').map((fence) => [fence, ...lines, fence].join('\n')));
const image = fc
  .tuple(typed(2), SRC, fc.option(words(3)))
  .map(([alt, src, caption]) => `![${alt}](${src}${caption ? ` "${caption.replace(/["\\&]/g, '\\$&')}"` : ''})`);
/** Generates random lines of words with Markdown signs. Signs may touch letters or other signs. */
const line = fc
  .array(fc.tuple(fc.oneof(typed(), marked, link, code), fc.constantFrom(' ', ' ', ' ', '')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) =>
    parts
      .map(([part, after]) => part + after)
      .join('')
      .trim(),
  );
const paragraph = fc
  .array(fc.oneof({ weight: 5, arbitrary: line }, { weight: 1, arbitrary: image }), { minLength: 1, maxLength: 3 })
  .chain((lines) => fc.constantFrom('\\\n', '\n', ' ').map((between) => lines.join(between)));
const heading = fc.tuple(fc.constantFrom('##', '###'), line).map(([mark, text]) => `${mark} ${text}`);
const indented = (text: string, by: number) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(by)}`);

const { list, quotation } = fc.letrec<{ list: string; quotation: string; inside: string }>((tie) => ({
  inside: fc.oneof({ maxDepth: 2 }, paragraph, codeLines, tie('list'), tie('quotation'), heading),
  list: fc
    .tuple(
      fc.constantFrom('-', '*', '1.', '7.', '3)'),
      fc.array(fc.tuple(line, fc.option(tie('inside'), { depthSize: 'small' })), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('\n', '\n\n'),
    )
    .map(([mark, entries, between]) =>
      entries
        .map(([first, more]) => `${mark} ${indented(more === null ? first : first + between + more, mark.length + 1)}`)
        .join(between),
    ),
  quotation: fc
    .array(tie('inside'), { minLength: 1, maxLength: 2 })
    .map((all) => all.join('\n\n').replace(/^/gm, '> ')),
}));
const table = fc.integer({ min: 1, max: 4 }).chain((columns) => {
  const row = fc
    .array(fc.oneof(typed(2), marked, link, fc.constant('')), { minLength: columns, maxLength: columns })
    .map((cells) => `| ${cells.join(' | ')} |`);
  const sides = fc
    .array(fc.constantFrom('---', ':--', ':-:', '--:'), { minLength: columns, maxLength: columns })
    .map((marks) => `| ${marks.join(' | ')} |`);
  return fc
    .tuple(row, sides, fc.array(row, { maxLength: 4 }))
    .map(([head, marks, rows]) => [head, marks, ...rows].join('\n'));
});

/** Random Markdown texts with everything that the site can draw. */
export const documents = fc
  .array(fc.oneof(paragraph, paragraph, heading, codeLines, list, quotation, image, table, fc.constant('---')), {
    minLength: 1,
    maxLength: 10,
  })
  .map((blocks) => blocks.join('\n\n'));
