import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingProblem, harmIn } from './safe-drawing';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150">${inside}</svg>`;
const TOO_MUCH = expect.stringMatching(/too many repeated parts/);
const many = (text: string, times: number) => text.repeat(times);

/** Repeats text to 98 kB, which is just below the maximum size of a logo. */
const filled = (text: string) => many(text, Math.floor(98_000 / text.length));

/** Returns groups `l1`, `l2` and so on. Each group draws the group before it several times. */
const growing = (levels: number, times: number, draw: (id: string) => string, tag = 'g') =>
  Array.from({ length: levels }, (_, at) => `<${tag} id="l${at + 1}">${many(draw(`l${at}`), times)}</${tag}>`).join('');
const use = (id: string) => `<use href="#${id}"/>`;
const LEAF = '<g id="l0"><rect width="9" height="9"/></g>';

const HOSTILE: [string, string][] = [
  ['ten parts of ten parts, five times over', LEAF + growing(5, 10, use) + use('l5')],
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

describe('an SVG that appears on every page', () => {
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
  ])('is accepted with %s', (_what, inside) => {
    expect(drawingProblem(svg(inside))).toBeNull();
  });

  it.each([
    ['in a block that is never closed', '*{filter:url(#f)'],
    ['beside another reference', 'rect{filter:url(#none) url(#f)}'],
    ['behind a comment with a brace', 'rect{/*}*/filter:url(#f)}'],
    ['in pieces', 'rect{fil<![CDATA[ter:url(#]]>f)}'],
  ])('is refused with shadows on every element by a style sheet %s', (_where, sheet) => {
    expect(drawingProblem(svg(`<style>${sheet}</style>${DRAWN_OFTEN}`))).toEqual(TOO_MUCH);
  });

  it('is refused when it loads something by a split URL', () => {
    const sheet = '<style>@im<![CDATA[port]]> "/a.css";</style>';
    expect(drawingProblem(svg(sheet))).toEqual(expect.stringMatching(/loads other files/));
  });

  it('is refused when every rule of its style sheet matches every element', () => {
    const sheet = `<style>${many('*{fill:url(#a)}', 3_000)}</style>`;
    expect(drawingProblem(svg(`${sheet}<stop id="a"/>${many('<stop/>', 7_000)}`))).toEqual(TOO_MUCH);
  });

  it.each([
    ['words', filled('a')],
    ['spaces', filled(' ')],
    ['names of properties', filled('a:')],
    ['dashes in the name of a property', `${filled('fill-')}!:`],
    ['the beginnings of comments', filled('/*')],
    ['the beginnings of blocks', filled('a{')],
    ['the beginnings of references', `a{b:${filled('url(')}`],
    ['properties and references that are none', `a{${filled('a:url(')}}`],
    ['a reference behind spaces', `url(${filled(' ')}`],
    ['escapes', filled('\\61 ')],
  ])('is read within seconds when full of %s', (_what, words) => {
    const startedAt = performance.now();
    const drawing = svg(`<style>${words}</style><g style="${words.replaceAll('{', ' ')}"/>`);
    expect(drawingProblem(drawing)).not.toEqual(TOO_MUCH);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('is accepted from the examples', () => {
    const folder = join(__dirname, '../../scripts/examples');
    const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(3);
    for (const file of drawings)
      expect([file, drawingProblem(readFileSync(join(folder, file), 'utf8'))]).toEqual([file, null]);
  });
});

/** Pairs of a test title and SVG content that loads a file or font. Logos must not contain such content. */
const LOADING: [string, string][] = [
  ['a style sheet from elsewhere', '<style>@import "https://elsewhere.example/a.css";</style>'],
  ['a style sheet in raw words', '<style><![CDATA[@IMPORT url(//elsewhere.example/a.css);]]></style>'],
  ['a font that it brings along', '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09G)}</style>'],
  ['a font of the machine', '<style>@font-face{font-family:a;src:local(a)}</style>'],
  ['a colour from elsewhere', '<rect fill="url(https://elsewhere.example/a.svg#b)"/>'],
  ['a ground from elsewhere', `<rect style="fill: URL( 'https://elsewhere.example/a.png' )"/>`],
  ['a style sheet in escapes', String.raw`<style>@\69mport "//elsewhere.example/a.css";</style>`],
  ['a colour in escapes', String.raw`<rect style="fill:u\72 l(//elsewhere.example/a.svg#b)"/>`],
  ['an address behind an escaped quote', String.raw`<rect fill='url(\"#a)'/>`],
  ['a choice of grounds', '<style>rect{mask-image:-webkit-image-set("//elsewhere.example/a.png" 1x)}</style>'],
];

it.each(LOADING)('refuses a logo with %s', (_what, inside) => {
  expect(drawingProblem(svg(inside))).toMatch(/loads other files/);
});

const X = 'xmlns:x="http://www.w3.org/1999/xlink"';

describe('an SVG that is stored', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by another name space', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a handler', '<rect onclick="alert(1)"/>'],
    ['a page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['an address that runs', '<a href="java&#10;script:alert(1)"><rect/></a>'],
    ['an address elsewhere', `<use ${X} x:href="https://elsewhere.example/a.svg#b"/>`],
    ['a document in an address', '<image href="data:image/svg+xml,&lt;svg/&gt;"/>'],
    ['an animation of an address', '<a href="#a"><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ['an animation of an older address', '<a href="#a"><animate attributeName=" xlink:href " to="/a"/></a>'],
    ['an animation of a handler', '<set attributeName="onload" to="alert(1)"/>'],
    ['another start of its addresses', '<g xml:base="https://elsewhere.example/"><use href="#a"/></g>'],
    ['a part of a page', '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=/a"/>'],
    ['a script before a mistake', '<script>alert(1)</script><rect></oops>'],
    ['an address in words of its own', '<a href="&a;"/>'],
    ...LOADING,
  ])('is refused with %s', (_what, inside) => {
    expect(harmIn(svg(inside))).toMatch(/contains program code or loads other files/);
  });

  const FILTER = `<filter id="f">${many('<feBlend/>', 9)}</filter>`;
  const PAINTS = `<marker id="m">${many('<g/>', 900)}</marker><pattern id="p">${many('<g/>', 900)}</pattern>`;
  it.each([
    ...['.b{filter:URL(#f)}', String.raw`.\62{filter:url(#f)}`, String.raw`.b{filter:u\72l(#f)}`],
    ...['.b{x:"}.a{";filter:url(#f)}', '.b{x:"/*";filter:url(#f);x:"*/"}', '.b{x:(}.a{});filter:url(#f);.a{}.a{'],
    ...['.b{@media all{filter:url(#f)}}', '@keyframes a{to{filter:url(#f)}}', 'textPath{filter:url(#f)}'],
    ...['.b{&a;*"*/filter:url(#f);/*"}', 'svg{--a:url(#f)}', '.b{filter:blur(9px)}', '.<g/>b{filter:url(#f)}'],
    ...["path{d:path('M0 0h1')}", '.b{mask:inherit}'],
  ])('is refused with a shadow on each element by the style sheet %s', (sheet) => {
    expect(harmIn(svg(`<style>${sheet}</style>${FILTER}${many('<textPath class="b"/>', 9_000)}`))).not.toBeNull();
  });

  it.each([
    ['more than a browser can draw', LEAF + growing(13, 10, use) + use('l13')],
    ['an id that another element has too', LEAF + growing(13, 10, use) + growing(13, 0, use) + use('l13')],
    ['a percent escape in an id', LEAF + growing(13, 10, (id) => `<use href="#%6c${id.slice(1)}"/>`)],
    ['a CSS escape in an id', String.raw`<rect style="fill:url(#\6c 8)"/>`],
    ['a comment before a property', `${FILTER}<g style="/*a:*/fill:url(#f)">${many('<g/>', 9_000)}</g>`],
    ['animated classes', '<g><set attributeName="class" to="b"/></g>'],
    ['animated references', '<g><set attributeName="fill" to="url(#f)"/></g>'],
    ['an endless circle that costs nothing', '<g id="a"><use href="#a"/></g><stop fill="url(#a)"/>'],
    ['a long line', `<path id="l0" d="${many('h1v1', 90_000)}"/>${growing(1, 80, use)}${use('l1')}`],
    ['markers at loops', `${PAINTS}<path marker-mid="url(#m)" d="M0 0${many('z', 2_000)}"/>`],
    ['patterns of markers', `${PAINTS}<g marker-end="url(#m)" fill="url(#p)"><path d="M0 0h1"/></g>`],
  ])('is refused when it repeats parts by %s', (_what, inside) => {
    expect(harmIn(svg(inside))).not.toBeNull();
  });

  it.each([
    ['<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>'],
    ['<!DOCTYPE svg [<!ENTITY h "http://www.w3.org/1999/xhtml">]>'],
    ['<!DOCTYPE svg [<!ENTITY a "http://{}*{mask:url(#m)}">]>'],
    ['<?xml version="1.0" encoding="utf-7"?>'],
    ["\uFEFF<?xml version='1.0' standalone='no' encoding = 'ISO-2022-JP'?>"],
    ['<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://elsewhere.example/a.dtd"> %a;]>'],
    ['<?xml-stylesheet type="text/xsl" href="#a"?>'],
  ])('is refused with %s before it', (before) => {
    expect(harmIn(before + svg('<rect/>'))).not.toBeNull();
  });

  it.each([
    ['an image that it brings along', `<image ${X} x:href="data:image/png;base64,iVBORw0KGgo="/>`],
    ['a colour of its own parts', '<style>.a{fill:url(#g)}</style><rect style="filter: url( \'#f\' )"/>'],
    ['letters, also about scripts', '<text aria-label="JavaScript: the parts">javascript:</text>'],
    ['what would take too long on every page', LEAF + growing(5, 10, use) + use('l5')],
    ['a mistake', '<rect></oops>'],
    ['letters in escapes', String.raw`<style>.a{font-family:'\5FAE\8F6F'}</style><text>C:\rectangle(url)</text>`],
    ['the tags of a large map', many('<g><path d="M10 20 30 40z" style="fill:#abc;stroke:none"/></g>', 16_000)],
    ['a photo that it brings along', `<image href="data:image/png;base64,${many('iVBORw0KGgo=', 150_000)}"/>`],
  ])('is accepted with %s', (_what, inside) => {
    expect(harmIn(svg(inside))).toBeNull();
  });

  it.each([
    ['240,000 tags', many('<rect/>', 240_000)],
    ['tags that are none', many('<', 1_000_000)],
    ['2 MB of a photo', `<image href="data:image/png;base64,${many('iVBORw0KGgo=', 170_000)}"/>`],
  ])('is refused without parsing with %s', (_what, inside) => {
    expect(harmIn(svg(inside))).toMatch(/larger than 2 MB or has more than 50,000 tags/);
  });

  it.each([
    ['marks that are none', many('&;', 900_000)],
    ['tags that end in others', many('<a ', 49_000)],
    ['attributes without a value', `<g ${many('a ', 900_000)}/>`],
  ])('is refused at the hundredth error: %s', (_what, inside) => {
    expect(harmIn(svg(inside))).toMatch(/cannot be read/);
  });

  it.each([
    ['spaces in a reference', `<style>a{b:url(${many(' ', 1_900_000)}</style>`],
    ['classes', `<g class="${many('a ', 950_000)}"/>`],
    ['attributes', `<g ${Array.from({ length: 180_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`],
    ['rules', `<style>${many('a{fill:url(#a)}', 130_000)}</style>${many('<a/>', 49_000)}`],
  ])('is read within seconds whatever it contains: %s', (_what, inside) => {
    const start = Date.now();
    harmIn(svg(inside));
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('is read within seconds whatever its document type contains', () => {
    expect(harmIn(`<!DOCTYPE svg "${many('[', 1_900_000)}">${svg('')}`)).not.toBeNull();
  });

  it.each(['utf-8', 'UTF8', 'iso-8859-1'])('is accepted in %s, which encodes markup as UTF-8 does', (encoding) => {
    expect(harmIn(`<?xml version="1.0" encoding="${encoding}"?>${svg('<rect/>')}`)).toBeNull();
  });

  it('is accepted as drawing programs write it', () => {
    const names = '<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n\t<!ENTITY ns_ai "http://ns.adobe.com/AI/10.0/">';
    const written = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [\n${names}\n]>`;
    expect(
      harmIn(
        `${written}${svg('<?xpacket begin="" id="a"?><rect fill="url(#paint0_linear_1:2)" style="mask:url(#m_1:3);"/>')}`,
      ),
    ).toBeNull();
  });
});
