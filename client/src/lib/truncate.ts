/** Cuts a longer text to `length` code points and adds three dots. Joins white space into single spaces. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('').trimEnd()}...`;
}
