/** `number`: a phone or account number, with a comma or full stop after it. `code`: a USSD code such as *115#. */
export interface DetailPart {
  kind: 'text' | 'number' | 'code';
  text: string;
}

const PARTS = /(?<code>\*\d[\d*]*#)|(?<number>(?<![\d*])\+?\d(?:[ -]?\d){6,}(?![\d*#])[,.;:]?)/g;

/** Splits payment details into text, numbers and dial codes. */
export function detailParts(details: string): DetailPart[] {
  const parts: DetailPart[] = [];
  let end = 0;
  for (const match of details.matchAll(PARTS)) {
    if (match.index > end) parts.push({ kind: 'text', text: details.slice(end, match.index) });
    parts.push({ kind: match.groups?.code ? 'code' : 'number', text: match[0] });
    end = match.index + match[0].length;
  }
  return end < details.length ? [...parts, { kind: 'text', text: details.slice(end) }] : parts;
}

/** Returns a link that dials a USSD code. `#` is encoded, because it would begin the fragment of the URL. */
export const dialCodeLink = (code: string): string => `tel:${code.replaceAll('#', '%23')}`;
