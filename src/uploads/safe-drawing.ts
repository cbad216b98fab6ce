import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { DrawingWeight, localName } from './drawing-weight';

/** What makes of a drawing a document: it runs, loads or holds other content. */
const FORBIDDEN = new Set([
  ...['script', 'handler', 'listener', 'foreignobject'],
  ...['iframe', 'object', 'embed', 'audio', 'video'],
]);
/** A part of the same drawing. */
const OWN = /^\s*#/;
const LOADS = /@import|url\(\s*["']?\s*(?!["']?#)/i;

const UNREADABLE = 'The drawing cannot be read. Please save it as plain SVG, or use a PNG.';
const UNSAFE = 'The drawing holds a script, or loads something. Please save it as plain SVG, or use a PNG.';
const TOO_MUCH =
  'The drawing repeats its parts, or has effects, too often to be drawn. Please simplify it, or use a PNG.';

function isUnsafe({ name, attributes }: SaxesTagPlain): boolean {
  if (FORBIDDEN.has(localName(name))) return true;
  return Object.entries(attributes).some(([key, value]) => {
    const attribute = localName(key);
    if (attribute.startsWith('on')) return true;
    return attribute === 'href' || attribute === 'src' ? !OWN.test(value) : LOADS.test(value);
  });
}

/** What is wrong with an SVG that is to stand on every page, in words for whoever uploaded it, or `null`. */
export function drawingProblem(text: string): string | null {
  const parser = new SaxesParser();
  const problems: string[] = [];
  parser.on('error', () => problems.push(UNREADABLE));
  // Words that it defines itself could hide all that is looked for here.
  parser.on('doctype', (doctype) => doctype.includes('[') && problems.push(UNREADABLE));
  parser.on('processinginstruction', () => problems.push(UNSAFE));
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
    if (isUnsafe(tag)) problems.push(UNSAFE);
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
