import { TRUNCATE } from '@contract/limits';

/** Cuts a longer text to `length` code points and adds three dots. Joins white space into single spaces. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}...`;
}

/** True if the API has cut the text of an excerpt. A text of that length that ends a sentence counts as whole. */
export const isCutExcerpt = (excerpt: string): boolean => excerpt.length >= TRUNCATE.excerpt && !/[.!?]$/.test(excerpt);
