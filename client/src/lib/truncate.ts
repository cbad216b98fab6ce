/**
 * Cuts a text to `length` characters and adds three dots. Line breaks become spaces. Counts code points, so that no
 * character is split.
 */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}...`;
}
