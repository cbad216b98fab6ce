import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL } from '../../test/support/full-drawings';
import { drawingProblem, harmIn } from './safe-drawing';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150">${inside}</svg>`;
const TOO_MUCH = expect.stringMatching(/repeats its parts/);
const many = (text: string, times: number) => text.repeat(times);

/** Groups of which each draws the one before it several times. */
const growing = (levels: number, times: number, draw: (id: string) => string, tag = 'g') =>
  Array.from({ length: levels }, (_, at) => `<${tag} id="l${at + 1}">${many(draw(`l${at}`), times)}</${tag}>`).join('');
const use = (id: string) => `<use href="#${id}"/>`;
const LEAF = '<g id="l0"><rect width="9" height="9"/></g>';

const HOSTILE: [string, string][] = [
  ['ten parts of ten parts, five times over', LEAF + growing(5, 10, use) + use('l5')],
  ['doubled again and again', LEAF + growing(16, 2, use) + use('l16')],
  ['by the older address', LEAF + growing(16, 2, (id) => `<use xlink:href="#${id}"/>`)],
  ['a chain as long as the file lets it be', LEAF + growing(2_500, 1, use) + use('l2500')],
  ['a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['groups within groups', many('<g>', 5_000) + many('</g>', 5_000)],
  [
    'patterns of patterns',
    `<pattern id="l0"><rect/></pattern>${growing(5, 10, (id) => `<rect fill="url(#${id})"/>`, 'pattern')}`,
  ],
  [
    'masks of masks',
    `<mask id="l0"><rect/></mask>${growing(5, 10, (id) => `<rect style="mask: url('#${id}')"/>`, 'mask')}`,
  ],
  [
    'a mask for everything by a style sheet',
    `<style>.a > rect { mask: url(#m) }</style><mask id="m">${many('<circle r="9"/>', 900)}</mask>${many('<rect/>', 900)}`,
  ],
  [
    'a pattern that a group hands on',
    `<pattern id="p">${many('<rect/>', 900)}</pattern><g fill="url(#p)">${many('<rect/>', 900)}</g>`,
  ],
  [
    'a marker at each corner of a line',
    `<marker id="m">${many('<rect/>', 900)}</marker><g marker-mid="url(#m)"><path d="M0 0${many('h1', 900)}"/></g>`,
  ],
  ['clouds on clouds', `<filter id="f">${many('<feTurbulence/>', 100)}</filter><rect filter="url(#f)"/>`],
  [
    'a soft shadow on everything',
    `<style>*{filter:url(#f)}</style><filter id="f"><feGaussianBlur/></filter>${many('<rect/>', 900)}`,
  ],
];

const DRAWN_OFTEN = `<filter id="f"><feGaussianBlur/></filter>${many('<rect/>', 900)}`;

describe('a drawing that is to stand on every page', () => {
  it.each(HOSTILE)('is refused when it is %s', (_what, inside) => {
    expect(drawingProblem(svg(inside))).toEqual(TOO_MUCH);
  });

  it.each([
    ['three thousand shapes', many('<path d="M0 0h9v9z"/>', 3_000)],
    [
      'shapes in the gradients of their classes',
      `<style>${Array.from({ length: 40 }, (_, at) => `.c${at}{fill:url(#g${at})}`).join('')}</style>${Array.from({ length: 40 }, (_, at) => `<linearGradient id="g${at}">${many('<stop/>', 9)}</linearGradient>${many(`<rect class="c${at}"/>`, 20)}`).join('')}`,
    ],
    ['a part used some times', LEAF + growing(2, 10, use) + use('l2')],
    [
      'nested clips',
      `<clipPath id="c"><rect/></clipPath>${many('<g clip-path="url(#c)">', 9)}${many('<path d="M0 0"/>', 900)}${many('</g>', 9)}`,
    ],
    ['some shadows', `<filter id="f">${many('<feGaussianBlur/>', 8)}</filter>${many('<rect filter="url(#f)"/>', 9)}`],
  ])('is taken with %s', (_what, inside) => {
    expect(drawingProblem(svg(inside))).toBeNull();
  });

  it.each([
    ['in a block that is never closed', '*{filter:url(#f)'],
    ['beside another reference', 'rect{filter:url(#none) url(#f)}'],
    ['in a block with another one inside', 'rect{.a{fill:red} filter:url(#f)}'],
    ['of a block inside another', 'rect{&amp;{filter:url(#f)}}'],
    ['behind a comment with a brace', 'rect{/*}*/filter:url(#f)}'],
    ['in pieces', 'rect{fil<![CDATA[ter:url(#]]>f)}'],
  ])('is refused with a soft shadow on everything that a style sheet says %s', (_where, sheet) => {
    expect(drawingProblem(svg(`<style>${sheet}</style>${DRAWN_OFTEN}`))).toEqual(TOO_MUCH);
  });

  it('is refused when it loads something by an address in pieces', () => {
    const sheet = '<style>@im<![CDATA[port]]> "/a.css";</style>';
    expect(drawingProblem(svg(sheet))).toEqual(expect.stringMatching(/loads something/));
  });

  it('is refused when its style sheet chooses each element by each rule', () => {
    const sheet = `<style>${many('*{fill:url(#a)}', 3_000)}</style>`;
    expect(drawingProblem(svg(`${sheet}<stop id="a"/>${many('<stop/>', 7_000)}`))).toEqual(TOO_MUCH);
  });

  it.each(FULL)('is read, whatever it holds: %s', (_what, words) => {
    const drawing = svg(`<text>${words}</text><g style="${words.replaceAll('{', ' ')}"/>`);
    expect(drawingProblem(drawing)).not.toEqual(TOO_MUCH);
  });

  it('is taken as the examples have it', () => {
    const folder = join(__dirname, '../../scripts/examples');
    const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(3);
    for (const file of drawings)
      expect([file, drawingProblem(readFileSync(join(folder, file), 'utf8'))]).toEqual([file, null]);
  });
});

/** What a logo is refused for as well. */
const LOADING: [string, string][] = [
  ['a style sheet from elsewhere', '<style>@import "https://elsewhere.example/a.css";</style>'],
  ['a style sheet in raw words', '<style><![CDATA[@IMPORT url(//elsewhere.example/a.css);]]></style>'],
  ['a font that it brings along', '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09G)}</style>'],
  ['a font of the machine', '<style>@font-face{font-family:a;src:local(a)}</style>'],
  ['a colour from elsewhere', '<rect fill="url(https://elsewhere.example/a.svg#b)"/>'],
  ['a ground from elsewhere', `<rect style="fill: URL( 'https://elsewhere.example/a.png' )"/>`],
];

it.each(LOADING)('a logo is refused with %s', (_what, inside) => {
  expect(drawingProblem(svg(inside))).toMatch(/loads something/);
});

const X = 'xmlns:x="http://www.w3.org/1999/xlink"';

describe('a drawing that is to be kept', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by another name space', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a handler', '<rect onclick="alert(1)"/>'],
    ['a page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['an address that runs', '<a href="java&#10;script:alert(1)"><rect/></a>'],
    ['an address elsewhere', `<use ${X} x:href="https://elsewhere.example/a.svg#b"/>`],
    ['a document in an address', '<image href="data:image/svg+xml,&lt;svg/&gt;"/>'],
    ['an animation of an address', '<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['a script before a mistake', '<script>alert(1)</script><rect></oops>'],
    ['an address in words of its own', '<a href="&a;"/>'],
    ...LOADING,
  ])('is refused with %s', (_what, inside) => {
    expect(harmIn(svg(inside))).toMatch(/holds a script, or loads something/);
  });

  it('is refused when no browser that shows it comes to an end', () => {
    expect(harmIn(svg(LEAF + growing(13, 10, use) + use('l13')))).toEqual(TOO_MUCH);
  });

  it.each([
    ['<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>'],
    ['<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://elsewhere.example/a.dtd"> %a;]>'],
    ['<?xml-stylesheet type="text/xsl" href="#a"?>'],
  ])('is refused with %s before it', (before) => {
    expect(harmIn(before + svg('<rect/>'))).not.toBeNull();
  });

  it.each([
    ['a picture that it brings along', `<image ${X} x:href="data:image/png;base64,iVBORw0KGgo="/>`],
    ['a colour of its own parts', '<style>.a{fill:url(#g)}</style><rect style="filter: url( \'#f\' )"/>'],
    ['letters, also about scripts', '<text aria-label="JavaScript: the parts">javascript:</text>'],
    ['what would take too long on every page', LEAF + growing(5, 10, use) + use('l5')],
    ['a mistake', '<rect></oops>'],
  ])('is taken with %s', (_what, inside) => {
    expect(harmIn(svg(inside))).toBeNull();
  });

  it('is taken as drawing programs write it', () => {
    const names = '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n\t<!ENTITY ns_ai "http://ns.adobe.com/AI/10.0/">';
    const written = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [\n${names}\n]>`;
    expect(harmIn(`${written}${svg('<?xpacket begin="" id="a"?><rect/>')}`)).toBeNull();
  });
});
