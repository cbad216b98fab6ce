import { ownPath } from '../contract/link-target';
import type { RedirectInput } from '../contract/redirects';

/** Returns the final target of each path. Circular redirects are left out. */
export function resolveRedirects(redirects: readonly RedirectInput[]): ReadonlyMap<string, string> {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const endOf = (to: string, passed: ReadonlySet<string>): string | null => {
    const path = ownPath(to);
    if (path !== null && passed.has(path)) return null;
    const further = path === null ? undefined : next.get(path);
    return further === undefined ? to : endOf(further, new Set([...passed, path as string]));
  };
  const ends = [...next].map(([from, to]) => [from, endOf(to, new Set([from]))] as const);
  return new Map(ends.filter((end): end is readonly [string, string] => end[1] !== null));
}
