import { PAGE_NUMBER } from '@contract/read-paths';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Values of a list in the URL: texts, and whole numbers from 1 such as the page. */
export type AddressValues = Record<string, string | number>;

/** Allowed values by name. Other values in the URL count as the default. */
export type AddressChoices<V> = { [Name in keyof V]?: readonly V[Name][] };

/** Widens `{ page: 1 }` to `{ page: number }`. */
type Widen<V> = { [Name in keyof V]: V[Name] extends number ? number : V[Name] };

/**
 * Holds a list's search, sort, filter and page in the URL, for reloads, the back button and shared links.
 *
 * ```ts
 * const [query, setQuery] = useAddress({ q: '', sort: 'createdAt' as ContactSort, page: 1 }, { sort: CONTACT_SORTS });
 * setQuery({ q: 'mumba' });  // back to page 1
 * setQuery({ page: 2 });
 * ```
 * Default values are left out of the URL. Both arguments must be constants of the module.
 */
export function useAddress<V extends AddressValues>(
  defaults: V,
  choices?: AddressChoices<V>,
): [Widen<V>, (change: Partial<Widen<V>>) => void] {
  const [search, setSearch] = useSearchParams();
  // Returns the same object while its values are equal, because lists load when it changes.
  const text = JSON.stringify(readAddress(search, defaults, choices));
  const values = useMemo(() => JSON.parse(text) as Widen<V>, [text]);

  const change = useCallback(
    (part: Partial<Widen<V>>) =>
      // Typing in a search box replaces the history entry; a page or tab adds one.
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

/** Returns to page 1 on every change but that of the page, if the list has pages. Other parameters stay. */
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
