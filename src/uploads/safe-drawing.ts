import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { isUnclearAttribute, isUnclearCss, localName } from './drawing-styles';
import { DrawingWeight } from './drawing-weight';

const FORBIDDEN = new Set([
  ...['script', 'handler', 'listener', 'foreignobject'],
  ...['iframe', 'object', 'embed', 'audio', 'video'],
]);
/** Namespace of HTML elements. They are refused, because they have more ways than SVG to run scripts and load files. */
const PAGE = 'http://www.w3.org/1999/xhtml';
const OWN = /^\s*#/;
/** Matches a raster image that is embedded as a data URL. Browsers draw it and run no code from it. */
const BROUGHT = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
/** Matches an entity whose value is a URL, such as a namespace. Some drawing programs write namespaces in this form. */
const NAMED_ADDRESS = /<!ENTITY\s+[\w.-]+\s+(["'])https?:\/\/[\w./:#?=~-]*\1\s*>/g;
/** Matches styles that load files or fonts. Embedded fonts are refused too, because their content is not checked. */
const LOADS = /@import|@font-face|image-set\(|url\((?!\s*(?:["']\s*)?#)/i;
/** Matches an escaped character in CSS: https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const CSS_ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(\S))/gi;
/** Encodings whose markup has the bytes of UTF-8. In others, a browser would read a different text. */
const READ_ALIKE = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;
const ENCODING = /^\uFEFF?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i;

/** Maximum numbers of characters and tags. A logo has hundreds of tags, a large map tens of thousands. */
const MOST_LETTERS = 2_000_000;
const MOST_TAGS = 50_000;
/** Maximum number of errors. Parsing one takes as long as several tags. Browsers stop drawing at the first error. */
const MOST_MISTAKES = 100;

/** Maximum cost of an image on every page. Browsers draw it in tenths of a second. Logos cost some hundreds. */
const MAX_COST_ON_EVERY_PAGE = 20_000;
/** Maximum cost of other images. A detailed map stays below it and is drawn within seconds. */
const MOST_SHOWN = 1_000_000;

const UNREADABLE = 'The SVG cannot be read. Please save it as “plain SVG” in your drawing program, or use a PNG.';
const UNSAFE =
  'The SVG contains program code or loads other files. Please save it as “plain SVG” in your drawing program, or use a PNG.';
const TOO_LARGE = 'The SVG is larger than 2 MB or has more than 50,000 tags. Please simplify it, or use a PNG.';
const TOO_MUCH = 'The SVG has too many repeated parts or effects. Please simplify it, or use a PNG.';

/** True if an animation of this attribute could run code, load a file, or repeat a part that `DrawingWeight` misses. */
const isFixed = (attribute: string): boolean =>
  attribute.startsWith('on') || ['href', 'src', 'base', 'class', 'filter', 'mask', 'clip-path'].includes(attribute);
/** Attributes with the values of an animation. */
const ANIMATED = new Set(['from', 'to', 'by', 'values']);

/** True if an element runs code, loads a file or links outside the SVG. `isOwn` returns true for allowed URLs. */
function isUnsafe({ name, attributes }: SaxesTagPlain, isOwn: (address: string) => boolean): boolean {
  if (FORBIDDEN.has(localName(name))) return true;
  return Object.entries(attributes).some(([key, value]) => {
    const attribute = localName(key);
    if (attribute.startsWith('on') || attribute === 'base') return true;
    if (attribute === 'attributename') return isFixed(localName(value.trim()));
    if (ANIMATED.has(attribute) && /url\(/i.test(withoutEscapes(value))) return true;
    if (attribute === 'href' || attribute === 'src') return !isOwn(value);
    return value === PAGE || isLoading(value);
  });
}

/** True if a style loads a file or font, even if the style contains escaped characters. */
const isLoading = (css: string): boolean => LOADS.test(css) || LOADS.test(withoutEscapes(css));
const withoutEscapes = (css: string): string =>
  css.replace(
    CSS_ESCAPE,
    (_escape, hex, letter) => letter ?? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );

interface Place {
  isOwn: (address: string) => boolean;
  mistakes: number;
  /** Maximum drawing cost, where a plain element costs 1. See `DrawingWeight`. */
  maxCost: number;
}

const KEPT: Place = {
  isOwn: (address) => OWN.test(address) || BROUGHT.test(address),
  mistakes: MOST_MISTAKES,
  maxCost: MOST_SHOWN,
};
const ON_EVERY_PAGE: Place = { isOwn: (address) => OWN.test(address), mistakes: 0, maxCost: MAX_COST_ON_EVERY_PAGE };

class Refused extends Error {}

function refuseIf(isWrong: boolean, problem: string): void {
  if (isWrong) throw new Refused(problem);
}

/** Throws `Refused` with the reason if the SVG breaks the limits of the place where it is used. */
function check(text: string, { isOwn, mistakes, maxCost }: Place): void {
  // Cheap checks come first, because parsing a huge text would block the server.
  refuseIf(text.length > MOST_LETTERS || text.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1, TOO_LARGE);
  refuseIf(!READ_ALIKE.test(ENCODING.exec(text)?.[1] ?? 'utf-8'), UNREADABLE);
  // Browsers read XML 1.1 as 1.0, which has fewer line ends.
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const weight = new DrawingWeight();
  let mistaken = 0;
  // Collects the text between two tags, which may be a style sheet. The parser may deliver it in several parts.
  let content = '';
  const read = () => {
    refuseIf(isLoading(content), UNSAFE);
    refuseIf(weight.isInStyle && isUnclearCss(content), UNREADABLE);
    weight.wrote(content);
    content = '';
  };
  parser.on('error', () => {
    mistaken += 1;
    refuseIf(mistaken > mistakes, UNREADABLE);
  });
  parser.on('doctype', (doctype) => {
    const subset = doctype.includes('[') ? doctype.slice(doctype.indexOf('[') + 1, doctype.lastIndexOf(']')) : '';
    // Entities defined in the document could hide content from these checks.
    refuseIf(subset.replace(NAMED_ADDRESS, '').trim() !== '' || subset.includes(PAGE), UNSAFE);
  });
  parser.on('processinginstruction', ({ target }) => {
    // A stylesheet instruction transforms the SVG. Instructions of other programs have no effect.
    refuseIf(target.toLowerCase() === 'xml-stylesheet', UNSAFE);
  });
  parser.on('opentag', (tag) => {
    read();
    refuseIf(isUnsafe(tag, isOwn), UNSAFE);
    // Browsers join the text of a style sheet around the elements in it.
    const isUnclear = Object.entries(tag.attributes).some(([name, value]) => isUnclearAttribute(name, value));
    refuseIf(isUnclear || weight.isInStyle, UNREADABLE);
    weight.opened(tag);
  });
  parser.on('closetag', () => {
    read();
    weight.closed();
  });
  for (const written of ['text', 'cdata'] as const) {
    parser.on(written, (text) => {
      content += text;
    });
  }
  parser.write(text).close();
  refuseIf(weight.isAbove(maxCost), TOO_MUCH);
}

function problemOf(text: string, place: Place): string | null {
  try {
    check(text, place);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

/** Returns why an SVG must not be stored, or `null`: code, links to elsewhere, or too much to draw. */
export const harmIn = (text: string): string | null => problemOf(text, KEPT);

/** Returns why an SVG cannot be a logo or icon, or `null`. Stricter, because they are on every page. */
export const drawingProblem = (text: string): string | null => problemOf(text, ON_EVERY_PAGE);
