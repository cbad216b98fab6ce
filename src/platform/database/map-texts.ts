export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Copies data with changed texts. Returns the same object if no text changes. */
export function mapTexts<T>(value: T, toText: (text: string) => string): T {
  if (typeof value === 'string') return toText(value) as T;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, toText)] as const);
  if (entries.every(([name, inside]) => inside === (value as Record<string, unknown>)[name])) return value;
  return (Array.isArray(value) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries)) as T;
}

/** True for arrays and plain objects, false for ids, dates and bytes. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));
