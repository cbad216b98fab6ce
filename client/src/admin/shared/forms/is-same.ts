/** Whether two form values say the same: they are texts, numbers, switches, and lists and records of them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** An emptied optional field is `undefined` in one place and `''` in another: both are nothing. */
function sorted(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, part]) => [key, sorted(part)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
}
