import { PAGE_NUMBER } from '@contract/read-paths';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list keeps in the address: texts, and whole numbers from 1 such as the page. */
export type AddressValues = Record<string, string | number>;

/** Values that are allowed per name; anything else in the address counts as the default. */
export type AddressChoices<V> = { [Name in keyof V]?: readonly V[Name][] };

/** `{ page: 1 }` has the type `{ page: number }`, not `{ page: 1 }`. */
type Widen<V> = { [Name in keyof V]: V[Name] extends number ? number : V[Name] };

/**
 * A list's search, sort, filter and page, kept in the address: a reload, the back button and a shared link show the same.
 *
 * ```ts
 * const [query, setQuery] = useAddress({ q: '', sort: 'createdAt' as ContactSort, page: 1 }, { sort: CONTACT_SORTS });
 * setQuery({ q: 'mumba' });  // back to page 1
 * setQuery({ page: 2 });
 * ```
 * Values equal to their default stay out of the address. Both arguments must be constants of the module.
 */
export function useAddress<V extends AddressValues>(
  defaults: V,
  choices?: AddressChoices<V>,
): [Widen<V>, (change: Partial<Widen<V>>) => void] {
  const [search, setSearch] = useSearchParams();
  // One object for as long as its values are the same: lists load when it changes.
  const text = JSON.stringify(readAddress(search, defaults, choices));
  const values = useMemo(() => JSON.parse(text) as Widen<V>, [text]);

  const change = useCallback(
    (part: Partial<Widen<V>>) =>
      // Typing in a search box must not fill the history; a page or a tab is a place to come back to.
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

/** Any change but that of the page leads back to page 1, in a list that has pages. Other parameters of the address stay. */
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
