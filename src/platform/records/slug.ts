import { plainLetters } from '../../contract/fold';
import { LIMITS } from '../../contract/limits';

/** Where a title holds no letter or digit that can stand in an address. */
const NAMELESS = 'service';

/** Lower-case words of the title in plain letters, joined by hyphens: "Café & Straße" becomes `cafe-strasse`. */
export function toSlug(title: string): string {
  const words = plainLetters(title.normalize('NFKC')).replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, LIMITS.slug)) || NAMELESS;
}

/** The slug itself while it is free, else the first of `-2`, `-3`, … that is, within the bound. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const tail = `-${number}`;
    const numbered = trimHyphens(slug.slice(0, LIMITS.slug - tail.length)) + tail;
    if (!isTaken(numbered)) return numbered;
  }
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}
