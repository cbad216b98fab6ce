import { ownPath } from '../contract/link-target';
import { linksIn } from '../contract/website/section-link-fields';
import type { SectionName } from '../contract/website/sections';
import { storedLink } from '../platform/fields/own-link';
import type { Words } from './current-words';

/** The links of a section that lead to an address, as it stands or by its path. */
export const linksFrom = (name: SectionName, words: Words, from: string) =>
  linksIn(name, words).filter(({ to }) => to === from || ownPath(to) === from);

/** The words with links to `to` in the place of those to `from`. */
export function withLinks(name: SectionName, words: Words, from: string, to: string): Words {
  for (const { place } of linksFrom(name, words, from)) setAt(words, place, to);
  return words;
}

/** The words with links to the site's own host as paths. Errors: 400 at one to what is no page of the site. */
export function withOwnPaths(name: SectionName, words: Words, publicUrl: string): Words {
  for (const { place, to } of linksIn(name, words)) setAt(words, place, storedLink(place, to, publicUrl));
  return words;
}

function setAt(words: Words, place: string, value: string): void {
  const steps = place.split('.');
  const last = steps.pop() as string;
  const record = steps.reduce((at, step) => at[step] as Words, words);
  record[last] = value;
}
