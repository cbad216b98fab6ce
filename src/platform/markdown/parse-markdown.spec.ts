import { commonHtml } from '../../../test/support/common-html';
import { textOf } from '../../contract/markdown';
import { parseMarkdown } from './parse-markdown';

const htmlOf = (source: string) => commonHtml(parseMarkdown(source));
const plainOf = (source: string) => textOf(parseMarkdown(source));
const linksIn = (source: string) =>
  [...JSON.stringify(parseMarkdown(source)).matchAll(/"to":"([^"]*)"/g)].map(([, to = '']) => to);

describe('Markdown text', () => {
  it('has tables with aligned columns', () => {
    expect(parseMarkdown('| a | **b** |\n| :- | -: |\n| 1 | 2 \\| 3 |\n| 4 |')).toEqual([
      {
        kind: 'table',
        align: ['left', 'right'],
        head: [['a'], [{ kind: 'strong', content: ['b'] }]],
        rows: [[['1'], ['2 | 3']], [['4']]],
      },
    ]);
  });

  it('has a caption for an image alone in a paragraph', () => {
    expect(parseMarkdown('![Class](/uploads/a-2x1.png "Grade 9")')).toEqual([
      { kind: 'picture', src: '/uploads/a-2x1.png', alt: 'Class', caption: 'Grade 9' },
    ]);
    expect(htmlOf('See ![it](https://example.com/a.png).')).toBe(
      '<p>See <img src="https://example.com/a.png" alt="it" />.</p>',
    );
  });

  it.each([
    ...['http://example.com/a.png', '/a.png', '/uploads/../a.png', '/api/x', 'mailto:a@b.zm', '//example.com/a.png'],
  ])('shows the text instead of an image from %s', (src) => expect(htmlOf(`![words](${src})`)).not.toContain('<img'));

  it.each([
    ...['https://example.com/a?b=c#d', 'http://example.com', 'HTTPS://EXAMPLE.COM', 'mailto:a@b.zm', 'tel:+260977'],
    ...['/fees', '/uploads/a.pdf'],
  ])('links to %s', (to) => expect(linksIn(`[words](${to})`)).toHaveLength(1));

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '&#106;avascript:alert(1)'],
    ...['&#x6A;&#x61;vascript&colon;alert(1)', 'java&Tab;script:alert(1)', 'java&NewLine;script:alert(1)'],
    ...['javascript&#58;alert(1)', 'java\\script:alert(1)', '<javascript:alert(1)>', '<java\tscript:alert(1)>'],
    ...['\u0001javascript:alert(1)', '%6Aavascript:alert(1)', 'vbscript:x', 'data:text/html,x'],
    ...['data:image/png;base64,x', 'file:///etc/passwd', 'blob:https://example.com/x'],
    ...['view-source:https://example.com', 'https:example.com', 'https:///example.com', 'https:\\\\example.com'],
    ...['//example.com', '\\/\\/example.com', 'services', '../x', '#x', '?x', 'mailto:', 'tel:call'],
  ])('does not link to %p', (to) => {
    for (const source of [`[words](${to})`, `[words]\n\n[words]: ${to}`, `<${to}>`]) {
      expect(linksIn(source)).toEqual([]);
    }
  });

  it.each([
    ...['/\\example.com', '/&Tab;/example.com', '/&#92;example.com', '</\t/example.com>', '/%2Fexample.com'],
    '/.//example.com',
  ])('stays on the site with the link %p', (to) => {
    const hosts = linksIn(`[words](${to})`).map((link) => new URL(link, 'https://mosi.example').host);
    expect(hosts.filter((host) => host !== 'mosi.example')).toEqual([]);
  });

  it('marks links to pages of the site only', () => {
    expect(JSON.stringify(parseMarkdown('[a](/services)[b](/uploads/b.pdf)[c](https://example.com)[d](/admin)'))).toBe(
      JSON.stringify([
        {
          kind: 'paragraph',
          content: [
            { kind: 'link', to: '/services', isPage: true, content: ['a'] },
            { kind: 'link', to: '/uploads/b.pdf', content: ['b'] },
            { kind: 'link', to: 'https://example.com', content: ['c'] },
            { kind: 'link', to: '/admin', content: ['d'] },
          ],
        },
      ]),
    );
  });

  it('shows HTML as typed', () => {
    expect(parseMarkdown('<b onclick="x">a</b> <!-- c -->')).toEqual([
      { kind: 'paragraph', content: ['<b onclick="x">a</b> <!-- c -->'] },
    ]);
  });

  it('keeps code unchanged, inline and in blocks', () => {
    expect(
      parseMarkdown('Call `__init__(*x)` first:\n\n```py\ndef f():\n\n    return *x*\n```\n\n    a <b>\n\tc'),
    ).toEqual([
      { kind: 'paragraph', content: ['Call ', { kind: 'code', text: '__init__(*x)' }, ' first:'] },
      { kind: 'code', text: 'def f():\n\n    return *x*' },
      { kind: 'code', text: 'a <b>\nc' },
    ]);
  });

  it('keeps the text of excessive nesting', () => {
    const deep = `${'*a '.repeat(10_000)}b${'*'.repeat(10_000)}`;
    expect(JSON.stringify(parseMarkdown(deep)).match(/"emphasis"/g)?.length).toBeLessThanOrEqual(20);
    expect(plainOf(deep).replace(/[* a]/g, '')).toBe('b');
  });
});

describe('plain text of Markdown', () => {
  it('has the text without marks and empty lines between blocks', () => {
    const source =
      '## Fees\n\nA *term* costs [K900](/fees).\n\n> So it is.\n\n- one\n- **two**\n\n---\n\n| a | b |\n|-|-|\n| 1 | 2 |';
    expect(plainOf(source)).toBe('A term costs K900.\n\nSo it is.\n\none\ntwo\n\na b\n1 2');
  });

  it('has code unchanged', () => {
    expect(plainOf('Type `ls -l`:\n\n```\na\n  b\n```')).toBe('Type ls -l:\n\na\n  b');
  });

  it('has captions of images, and alt texts of inline ones', () => {
    expect(plainOf('![alt](/uploads/a.png "caption")\n\nSee ![it](/uploads/b.png).')).toBe('caption\n\nSee it.');
  });

  it('keeps headings between texts, and the last one only alone', () => {
    expect(plainOf('## One\n\ntwo\n\n### Three\n\nfour')).toBe('two\n\nThree\n\nfour');
    expect(plainOf('## One')).toBe('One');
    expect(plainOf('')).toBe('');
  });
});

describe('hostile Markdown text', () => {
  it.each([
    ['address', `/${'y'.repeat(4_000)}`],
    ['address of three signs for a byte', `/${'中'.repeat(4_000)}`],
    ['title', `/b "${'y'.repeat(4_000)}"`],
  ])('leaves references to a long %s as typed when repeated often', (_what, defined) => {
    const source = `[a]: ${defined}\n\n${'[a]'.repeat(20_000)}`;
    const blocks = JSON.stringify(parseMarkdown(source));
    expect(blocks.length).toBeLessThan(2 * source.length);
    expect(blocks).toContain('[a][a][a]');
  });

  it('repeats short references as a list of sources needs', () => {
    const source = `${'As [the ministry][1] says. '.repeat(100)}\n\n[1]: https://example.com/${'report/'.repeat(20)} "Report"`;
    expect(linksIn(source)).toHaveLength(100);
  });
});
