import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { DrawingWeight, localName } from './drawing-weight';

/** What makes of a drawing a document: it runs, loads or holds other content. */
const FORBIDDEN = new Set([
  ...['script', 'handler', 'listener', 'foreignobject'],
  ...['iframe', 'object', 'embed', 'audio', 'video'],
]);
/** Elements of a page run and load by ways of their own. */
const PAGE = 'http://www.w3.org/1999/xhtml';
/** A part of the same drawing. */
const OWN = /^\s*#/;
/** A picture that the drawing brings along: it is drawn, and runs nothing. */
const BROUGHT = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
/** A name for the address of a name space, as drawing programs write them. */
const NAMED_ADDRESS = /<!ENTITY\s+[\w.-]+\s+(["'])https?:\/\/[^"'<>&%]*\1\s*>/g;
/** A font is loaded, or is a file that no browser needs for a drawing and that nobody has looked through. */
const LOADS = /@import|@font-face|image-set\(|url\((?!\s*(?:["']\s*)?#)/i;
/** https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
const CSS_ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(\S))/gi;
/** Encodings that write markup as UTF-8 does. In others, such as UTF-7, a browser reads another text. */
const READ_ALIKE = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;
const ENCODING = /^\uFEFF?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i;

/** Bounds of what is read at all. A logo has hundreds of tags, a large map tens of thousands. */
const MOST_LETTERS = 2_000_000;
const MOST_TAGS = 50_000;
/** Each one takes as long as some tags. Browsers draw nothing after the first. */
const MOST_MISTAKES = 100;

/** In elements: some tenths of a second. A logo has hundreds. */
const MOST_DRAWN = 20_000;
/** A map or a plan with each of its lines, which a browser draws within seconds. */
const MOST_SHOWN = 1_000_000;

const UNREADABLE = 'The drawing cannot be read. Please save it as plain SVG, or use a PNG.';
const UNSAFE = 'The drawing holds a script, or loads something. Please save it as plain SVG, or use a PNG.';
const TOO_LARGE = 'The drawing has more than 2 MB, or more than 50,000 tags. Please simplify it, or use a PNG.';
const TOO_MUCH =
  'The drawing repeats its parts, or has effects, too often to be drawn. Please simplify it, or use a PNG.';

/** Whether an animation of this attribute could put what runs or loads in the place of what was looked at. */
const isActive = (attribute: string): boolean =>
  attribute.startsWith('on') || ['href', 'src', 'base'].includes(attribute);

/** Whether a part runs, or leads out of the drawing. @param isOwn whether an address is taken */
function isUnsafe({ name, attributes }: SaxesTagPlain, isOwn: (address: string) => boolean): boolean {
  if (FORBIDDEN.has(localName(name))) return true;
  return Object.entries(attributes).some(([key, value]) => {
    const attribute = localName(key);
    if (attribute.startsWith('on') || attribute === 'base') return true;
    if (attribute === 'attributename') return isActive(localName(value.trim()));
    if (attribute === 'href' || attribute === 'src') return !isOwn(value);
    return value === PAGE || isLoading(value);
  });
}

/** Whether a style loads something, also when it is written with escapes. */
const isLoading = (css: string): boolean => LOADS.test(css) || LOADS.test(withoutEscapes(css));
const withoutEscapes = (css: string): string =>
  css.replace(
    CSS_ESCAPE,
    (_escape, hex, letter) => letter ?? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );

/** What a drawing may hold, by the place that it is for. */
interface Place {
  isOwn: (address: string) => boolean;
  mistakes: number;
  /** In elements. */
  drawn: number;
}

const KEPT: Place = {
  isOwn: (address) => OWN.test(address) || BROUGHT.test(address),
  mistakes: MOST_MISTAKES,
  drawn: MOST_SHOWN,
};
const ON_EVERY_PAGE: Place = { isOwn: (address) => OWN.test(address), mistakes: 0, drawn: MOST_DRAWN };

class Refused extends Error {}

function refuseIf(isWrong: boolean, problem: string): void {
  if (isWrong) throw new Refused(problem);
}

/** Errors: `Refused`. */
function check(text: string, { isOwn, mistakes, drawn }: Place): void {
  // Before anything is read: reading takes the time of all who wait for the server.
  refuseIf(text.length > MOST_LETTERS || text.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1, TOO_LARGE);
  refuseIf(!READ_ALIKE.test(ENCODING.exec(text)?.[1] ?? 'utf-8'), UNREADABLE);
  const parser = new SaxesParser();
  const weight = new DrawingWeight();
  let mistaken = 0;
  // What no tag parts, however it is put together: maybe a style sheet.
  let words = '';
  const read = () => {
    refuseIf(isLoading(words), UNSAFE);
    weight.wrote(words);
    words = '';
  };
  parser.on('error', () => {
    mistaken += 1;
    refuseIf(mistaken > mistakes, UNREADABLE);
  });
  parser.on('doctype', (doctype) => {
    const subset = doctype.includes('[') ? doctype.slice(doctype.indexOf('[') + 1, doctype.lastIndexOf(']')) : '';
    // Words that it defines itself could hide all that is looked for here.
    refuseIf(subset.replace(NAMED_ADDRESS, '').trim() !== '' || subset.includes(PAGE), UNSAFE);
  });
  parser.on('processinginstruction', ({ target }) => {
    // Rewrites the drawing. What other programs note for themselves does nothing.
    refuseIf(target.toLowerCase() === 'xml-stylesheet', UNSAFE);
  });
  parser.on('opentag', (tag) => {
    read();
    refuseIf(isUnsafe(tag, isOwn), UNSAFE);
    weight.opened(tag);
  });
  parser.on('closetag', () => {
    read();
    weight.closed();
  });
  for (const written of ['text', 'cdata'] as const) {
    parser.on(written, (text) => {
      words += text;
    });
  }
  parser.write(text).close();
  refuseIf(weight.isAbove(drawn), TOO_MUCH);
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

/**
 * What is wrong with an SVG that is to be kept, in words for whoever uploaded it, or `null`: it runs something, leads
 * elsewhere, or would stop the server or each browser that shows it. Whether it can be drawn is not asked: browsers
 * draw what they can.
 */
export const harmIn = (text: string): string | null => problemOf(text, KEPT);

/** What is wrong with an SVG that is to stand on every page, in words for whoever uploaded it, or `null`. */
export const drawingProblem = (text: string): string | null => problemOf(text, ON_EVERY_PAGE);
