/** All texts in plain data, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The same data with other texts. What has none of them stays the same object. */
export function mapTexts<T>(value: T, toText: (text: string) => string): T {
  if (typeof value === 'string') return toText(value) as T;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, toText)] as const);
  if (entries.every(([name, inside]) => inside === (value as Record<string, unknown>)[name])) return value;
  return (Array.isArray(value) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries)) as T;
}

/** No id, time or bytes. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));
