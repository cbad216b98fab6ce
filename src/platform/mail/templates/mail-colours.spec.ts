import { PAIRS } from '../../../contract/colours/pairs';
import { PALETTE, type Palette, type Token } from '../../../contract/colours/palette';
import { parseMarkdown } from '../../markdown/parse-markdown';
import { OWNER } from '../outgoing-mail';
import { layOut } from './layout';
import { amounts, facts, link, links, list, paragraph, words, written } from './mail-block';

/** A palette in which each colour is the name of its token, such as `«ink»`. */
const NAMED = Object.fromEntries(Object.keys(PALETTE).map((token) => [token, `«${token}»`])) as unknown as Palette;
const BLOCKS = [
  paragraph('Good day'),
  words('You wrote', 'Hello'),
  facts(['Name', 'Chanda']),
  amounts([{ label: 'Total', amount: 'K1', isTotal: true }]),
  list('Included', ['Training']),
  links('Posts', [['News', 'https://mosi.example/blogs/1']]),
  link('See your quote', 'https://mosi.example/quotes/1'),
  written(
    parseMarkdown(
      '## Head\n\nWords, `code` and [a link](https://mosi.example)\n\n> quoted, [too](https://mosi.example)\n\n| a |\n|---|\n| [b](https://mosi.example) |\n\n```\nlet a\n```\n\n![A yard](/uploads/a.png "Our yard")',
    ),
  ),
];
const SITE = { siteName: 'Mosi', ownerEmail: 'a@mosi.example', publicUrl: 'https://mosi.example', palette: NAMED };
const logo = (isForDark: boolean) => ({ url: 'https://mosi.example/logo.png', width: 9, height: 9, isForDark });

const EMPTY = /^(img|br|hr|meta|!doctype)/i;

/** Returns pairs of text colour and background such as `ink on white`, for all text of an email and for alt texts. */
function pairsIn(html: string): string[] {
  const layers = [{ front: 'ink', ground: 'white' }];
  const found = new Set<string>();
  for (const [, tag = '', text = ''] of html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .matchAll(/<([^>]+)>([^<]*)/g)) {
    if (tag.startsWith('/')) layers.pop();
    else {
      const above = layers.at(-1)!;
      const colourOf = (pattern: RegExp) => pattern.exec(tag)?.[1];
      const own = {
        front: colourOf(/[";]color:«([a-z-]+)»/) ?? above.front,
        ground: colourOf(/(?:bgcolor="|background:)«([a-z-]+)»/) ?? above.ground,
      };
      if (tag.startsWith('img')) found.add(`${own.front} on ${own.ground}`);
      if (!EMPTY.test(tag)) layers.push(own);
    }
    const { front, ground } = layers.at(-1)!;
    if (text.replace('&nbsp;', '').trim() !== '') found.add(`${front} on ${ground}`);
  }
  return [...found];
}

it.each([
  ['the name', {}],
  ['a logo for light grounds', { logo: logo(false) }],
  ['a logo for dark grounds', { logo: logo(true) }],
])('keeps email text readable on every background with %s in the head', (_name, head) => {
  const { html = '' } = layOut(
    { ...SITE, ...head },
    { to: OWNER, subject: 'Hello', blocks: BLOCKS, reason: 'You asked.' },
  );
  const pairs = pairsIn(html);
  expect(pairs).toEqual(
    expect.arrayContaining(['ink on white', 'ink on mist', 'forest on mist', 'on-copper on copper']),
  );
  const isKnown = (pair: string) =>
    PAIRS.some(({ front, ground, kind }) => kind === 'text' && pair === `${front as Token} on ${ground}`);
  expect(pairs.filter((pair) => !isKnown(pair))).toEqual([]);
});
