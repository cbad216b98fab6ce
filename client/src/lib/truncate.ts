/**
 * The first `length` characters and three dots, or the text itself when it is no longer than that.
 * Line breaks become spaces: a teaser is one paragraph. Counts code points, so that no character is cut in two.
 */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}...`;
}
