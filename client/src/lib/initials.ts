/** Returns the first letters of the first and last word: "NS" for "Namukolo Sitali", "?" without a word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const picked = words.filter((_, place) => place === 0 || place === words.length - 1);
  return (
    picked
      .map((word) => Array.from(word)[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}
