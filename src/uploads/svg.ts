/** Matches content before the root element: white space, declarations, comments, a document type. */
const PROLOG = /^(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)/i;
const ROOT = /^<(?:[a-z][\w.-]*:)?svg(?=[\s>/])[^>]*>/;
const MAX_SIZE = 99_999;

function rootTag(file: Buffer): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
  for (let prolog = PROLOG.exec(text); prolog; prolog = PROLOG.exec(text)) text = text.slice(prolog[0].length);
  return ROOT.exec(text)?.[0] ?? null;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match?.[1] ?? match?.[2];
}

/** Returns whole pixels, or null for percentages, other units and invalid values. */
function pixels(text: string | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '');
  const size = match ? Math.round(Number(match[1])) : 0;
  return size >= 1 && size <= MAX_SIZE ? size : null;
}

export function isSvg(file: Buffer): boolean {
  return rootTag(file) !== null;
}

/** Returns width and height from the root's attributes, else from its view box. Returns null without both. */
export function sizeOfSvg(file: Buffer): { width: number; height: number } | null {
  const tag = rootTag(file);
  if (tag === null) return null;
  const [, , boxWidth, boxHeight] = (attribute(tag, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const declared = [pixels(attribute(tag, 'width')), pixels(attribute(tag, 'height'))];
  const [width, height] = declared[0] && declared[1] ? declared : [pixels(boxWidth), pixels(boxHeight)];
  return width && height ? { width, height } : null;
}
