/** Returns the first letters of the first and last word: "NS" for "Namukolo Sitali", "?" without a word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => Array.from(word)[0] ?? '');
  return letters.join('').toUpperCase() || '?';
}
