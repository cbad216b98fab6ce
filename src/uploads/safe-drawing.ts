import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { DrawingWeight, localName } from './drawing-weight';

/** What makes of a drawing a document: it runs, loads or holds other content. */
const FORBIDDEN = new Set([
  ...['script', 'handler', 'listener', 'foreignobject'],
  ...['iframe', 'object', 'embed', 'audio', 'video'],
]);
/** A part of the same drawing. */
const OWN = /^\s*#/;
/** A picture that the drawing brings along: it is drawn, and runs nothing. */
const BROUGHT = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
/** A name for the address of a name space, as drawing programs write them. */
const NAMED_ADDRESS = /<!ENTITY\s+[\w.-]+\s+(["'])https?:\/\/[^"'<>&%]*\1\s*>/g;
/** A font is loaded, or is a file that no browser needs for a drawing and that nobody has looked through. */
const LOADS = /@import|@font-face|url\((?!\s*["']?\s*#)/i;

/** In elements: some tenths of a second. A logo has hundreds. */
const MOST_DRAWN = 20_000;
/** A map or a plan with each of its lines, which a browser draws within seconds. */
const MOST_SHOWN = 1_000_000;

const UNREADABLE = 'The drawing cannot be read. Please save it as plain SVG, or use a PNG.';
const UNSAFE = 'The drawing holds a script, or loads something. Please save it as plain SVG, or use a PNG.';
const TOO_MUCH =
  'The drawing repeats its parts, or has effects, too often to be drawn. Please simplify it, or use a PNG.';

/** Whether a part runs, or leads out of the drawing. @param isOwn whether an address is taken */
function isUnsafe({ name, attributes }: SaxesTagPlain, isOwn: (address: string) => boolean): boolean {
  if (FORBIDDEN.has(localName(name))) return true;
  return Object.entries(attributes).some(([key, value]) => {
    const attribute = localName(key);
    if (attribute.startsWith('on')) return true;
    // An animation could put any address in the place of one that was looked at.
    if (attribute === 'attributename') return localName(value) === 'href';
    return (attribute === 'href' || attribute === 'src') && !isOwn(value);
  });
}

const isLoading = ({ attributes }: SaxesTagPlain): boolean =>
  Object.values(attributes).some((value) => LOADS.test(value));

/** A style sheet of this kind rewrites the drawing; what other programs note for themselves does nothing. */
const isRewriting = ({ target }: { target: string }): boolean => target.toLowerCase() === 'xml-stylesheet';

interface Reader {
  opened: (tag: SaxesTagPlain) => void;
  /** Words that no tag parts, however they are put together. */
  wrote?: (words: string) => void;
}

/** What there is to draw in all that the parser reads from now on. */
function weighed(parser: SaxesParser, { opened, wrote }: Reader): DrawingWeight {
  const weight = new DrawingWeight();
  let words = '';
  const read = () => {
    wrote?.(words);
    weight.wrote(words);
    words = '';
  };
  parser.on('opentag', (tag) => {
    read();
    opened(tag);
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
  return weight;
}

/**
 * What is wrong with an SVG that is to be kept, in words for whoever uploaded it, or `null`: it runs something, leads
 * elsewhere, or would stop each browser that shows it. Whether it can be drawn is not asked: browsers draw what they can.
 */
export function harmIn(text: string): string | null {
  const parser = new SaxesParser();
  let isHarmful = false;
  // Browsers run what stands before the mistake.
  parser.on('error', () => undefined);
  parser.on('doctype', (doctype) => {
    const words = /\[([\s\S]*)\]/.exec(doctype)?.[1] ?? '';
    // Words that it defines itself could hide all that is looked for here.
    isHarmful ||= words.replace(NAMED_ADDRESS, '').trim() !== '';
  });
  parser.on('processinginstruction', (instruction) => {
    isHarmful ||= isRewriting(instruction);
  });
  const weight = weighed(parser, {
    opened: (tag) => {
      isHarmful ||= isUnsafe(tag, (address) => OWN.test(address) || BROUGHT.test(address)) || isLoading(tag);
    },
    wrote: (words) => {
      isHarmful ||= LOADS.test(words);
    },
  });
  parser.write(text).close();
  if (isHarmful) return UNSAFE;
  return weight.isAbove(MOST_SHOWN) ? TOO_MUCH : null;
}

/** What is wrong with an SVG that is to stand on every page, in words for whoever uploaded it, or `null`. */
export function drawingProblem(text: string): string | null {
  const parser = new SaxesParser();
  const problems: string[] = [];
  parser.on('error', () => problems.push(UNREADABLE));
  // As above.
  parser.on('doctype', (doctype) => doctype.includes('[') && problems.push(UNREADABLE));
  parser.on('processinginstruction', (instruction) => isRewriting(instruction) && problems.push(UNSAFE));
  const weight = weighed(parser, {
    opened: (tag) => (isUnsafe(tag, (address) => OWN.test(address)) || isLoading(tag)) && problems.push(UNSAFE),
    wrote: (words) => LOADS.test(words) && problems.push(UNSAFE),
  });
  parser.write(text).close();
  return problems[0] ?? (weight.isAbove(MOST_DRAWN) ? TOO_MUCH : null);
}
