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
const LOADS = /@import|url\(\s*["']?\s*(?!["']?#)/i;

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

/**
 * What is wrong with an SVG that is to be kept, in words for whoever uploaded it, or `null`: it runs something, or
 * leads elsewhere. Whether it can be drawn is not asked: browsers draw what they can.
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
  parser.on('opentag', (tag) => {
    isHarmful ||= isUnsafe(tag, (address) => OWN.test(address) || BROUGHT.test(address));
  });
  parser.write(text).close();
  return isHarmful ? UNSAFE : null;
}

/** What is wrong with an SVG that is to stand on every page, in words for whoever uploaded it, or `null`. */
export function drawingProblem(text: string): string | null {
  const parser = new SaxesParser();
  const problems: string[] = [];
  parser.on('error', () => problems.push(UNREADABLE));
  // As above.
  parser.on('doctype', (doctype) => doctype.includes('[') && problems.push(UNREADABLE));
  parser.on('processinginstruction', (instruction) => isRewriting(instruction) && problems.push(UNSAFE));
  const weight = new DrawingWeight();
  // Until the next tag they are one text, however it is put together.
  let words = '';
  const read = () => {
    if (LOADS.test(words)) problems.push(UNSAFE);
    weight.wrote(words);
    words = '';
  };
  parser.on('opentag', (tag) => {
    read();
    if (isUnsafe(tag, (address) => OWN.test(address)) || isLoading(tag)) problems.push(UNSAFE);
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
  return problems[0] ?? (weight.isTooMuch ? TOO_MUCH : null);
}
