import { ownPath } from '../contract/link-target';
import { linksIn } from '../contract/website/section-link-fields';
import type { SectionName } from '../contract/website/sections';
import { storedLink } from '../platform/fields/own-link';
import type { Words } from './current-text';

/** Returns the links of a section to the path `from`. Also finds links that contain the whole URL, with the origin. */
export const linksFrom = (name: SectionName, words: Words, from: string) =>
  linksIn(name, words).filter(({ to }) => to === from || ownPath(to) === from);

export function withLinks(name: SectionName, words: Words, from: string, to: string): Words {
  for (const { place } of linksFrom(name, words, from)) setAt(words, place, to);
  return words;
}

/** Converts URLs of this site to paths. Throws 400 if a path is no page. */
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
