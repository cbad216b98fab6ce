import { trusted } from 'mongoose';
import { APOSTROPHES, fold } from '../../contract/fold';
import { escapeRegex } from '../validation/escape-regex';

/** Ranges of code points that contain letters with accents: Latin, Greek, Cyrillic. */
const MARKED: readonly (readonly [first: number, last: number])[] = [
  [0xc0, 0x24f],
  [0x370, 0x45f],
  [0x1e00, 0x1fff],
];

/** Maps plain letters to their accented forms: `e` to é, È, ė and others, `ss` to ß. */
const FOLDED = new Map<string, string>();
for (const [first, last] of MARKED) {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    const folded = fold(letter);
    if (folded !== letter && /^[\p{L}\p{N}]+$/u.test(folded)) FOLDED.set(folded, (FOLDED.get(folded) ?? '') + letter);
  }
}

/** Matches accents that are characters of their own, and apostrophes. They may follow a letter and are ignored. */
const UNCOMPARED = `[\u0300-\u036f${APOSTROPHES}]{0,3}`;

function patternOfSign(sign: string): string {
  if (sign === ' ') return '\\s+';
  const marked = FOLDED.get(sign);
  return (marked ? `[${sign}${marked}]` : escapeRegex(sign)) + UNCOMPARED;
}

/** Builds a regular expression that finds the search text with and without accents. Use it with `$options: 'i'`. */
export function searchPattern(q: string): string {
  const signs = [...fold(q)];
  if (signs.length === 0) return escapeRegex(q);
  let pattern = '';
  for (let place = 0; place < signs.length; place += 1) {
    const [one = '', two = ''] = signs.slice(place, place + 2);
    const both = FOLDED.get(one + two);
    if (both) {
      pattern += `(?:${patternOfSign(one)}${patternOfSign(two)}|[${both}]${UNCOMPARED})`;
      place += 1;
    } else pattern += patternOfSign(one);
  }
  return pattern;
}

/** Matches fields in which a word begins with the search text. */
export const holdsWord = (q: string) =>
  trusted({ $regex: `(?:^|[\\s"'(\\[{<«“‘’.,;:!?/–—-])${searchPattern(q)}`, $options: 'i' });

export const holds = (q: string) => trusted({ $regex: searchPattern(q), $options: 'i' });
