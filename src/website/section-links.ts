import { ownPath } from '../contract/link-target';
import { linksIn } from '../contract/website/section-link-fields';
import type { SectionName } from '../contract/website/sections';
import { storedLink } from '../platform/fields/own-link';
import type { Words } from './current-words';

/** Returns the links of a section to a URL, as written or by its path. */
export const linksFrom = (name: SectionName, words: Words, from: string) =>
  linksIn(name, words).filter(({ to }) => to === from || ownPath(to) === from);

/** Replaces links to `from` by links to `to`. */
export function withLinks(name: SectionName, words: Words, from: string, to: string): Words {
  for (const { place } of linksFrom(name, words, from)) setAt(words, place, to);
  return words;
}

/** Turns links to the site's own origin into paths. Throws 400 if one leads to no page. */
export function withOwnPaths(name: SectionName, words: Words, publicUrl: string): Words {
  for (const { place, to } of linksIn(name, words)) setAt(words, place, storedLink(place, to, publicUrl));
  return words;
}

function setAt(words: Words, place: string, value: string): void {
  const steps = place.split('.');
  const last = steps.pop() as string;
  const record = steps.reduce((parent, step) => parent[step] as Words, words);
  record[last] = value;
}
