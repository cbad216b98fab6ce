import { plainLetters } from '../../contract/fold';
import { LIMITS } from '../../contract/limits';

/** Slug for a title from which `toSlug` removes every character, such as "???". */
const FALLBACK_SLUG = 'service';

/** Builds a slug of lower-case words in plain letters, joined by hyphens: "Café & Straße" becomes `cafe-strasse`. */
export function toSlug(title: string): string {
  const text = plainLetters(title.normalize('NFKC')).replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(text).slice(0, LIMITS.slug)) || FALLBACK_SLUG;
}

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
