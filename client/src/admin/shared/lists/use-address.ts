import { PAGE_NUMBER } from '@contract/read-paths';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Values of a list in the URL: texts, or whole numbers from 1, such as the page. */
export type AddressValues = Record<string, string | number>;

/** Allowed values by name. A value in the URL that is not allowed becomes the default. */
export type AddressChoices<V> = { [Name in keyof V]?: readonly V[Name][] };

/** Widens `{ page: 1 }` to `{ page: number }`. */
type Widen<V> = { [Name in keyof V]: V[Name] extends number ? number : V[Name] };

/**
 * Stores search, order, filter and page of a list in the URL. Both arguments must be the same objects in each render.
 */
export function useAddress<V extends AddressValues>(
  defaults: V,
  choices?: AddressChoices<V>,
): [Widen<V>, (change: Partial<Widen<V>>) => void] {
  const [search, setSearch] = useSearchParams();
  // Returns the same object while its values are equal. A new object would make the list load again.
  const text = JSON.stringify(readAddress(search, defaults, choices));
  const values = useMemo(() => JSON.parse(text) as Widen<V>, [text]);

  const change = useCallback(
    (part: Partial<Widen<V>>) =>
      // Typing in the search box adds no entry to the browser's history. Other changes do.
      setSearch((before) => writeAddress(before, defaults, part), { replace: 'q' in part }),
    [setSearch, defaults],
  );
  return [values, change];
}

export function readAddress<V extends AddressValues>(
  search: URLSearchParams,
  defaults: V,
  choices: AddressChoices<V> = {},
): Widen<V> {
  const values: AddressValues = { ...defaults };
  for (const [name, fallback] of Object.entries(defaults)) {
    const text = search.get(name);
    if (text === null) continue;
    if (typeof fallback === 'number') values[name] = PAGE_NUMBER.test(text) ? Number(text) : fallback;
    else if (!choices[name] || (choices[name] as readonly string[]).includes(text)) values[name] = text;
  }
  return values as Widen<V>;
}

/** Returns the URL parameters after a change. A change of anything but the page also returns to page 1. */
export function writeAddress<V extends AddressValues>(
  before: URLSearchParams,
  defaults: V,
  part: Partial<Widen<V>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  if ('page' in defaults && !('page' in part)) next.delete('page');
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
