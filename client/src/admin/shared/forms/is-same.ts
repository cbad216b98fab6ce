/** True if two form values are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Sorts keys, and turns `undefined` and `null` into `''`. All three mean an empty field, so they count as equal. */
function sorted(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, part]) => [key, sorted(part)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
}
