/** True if two form values are equal. Key order and empty values do not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Treats `undefined`, `null` and `''` alike, because optional fields use each of them for empty. */
function sorted(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, part]) => [key, sorted(part)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
}
