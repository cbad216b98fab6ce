import { SITE_PAGES } from '@contract/site-pages';
import { shownOn } from '@contract/website/preview';
import type { Section } from '@contract/website/section';
import {
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  type StoredSection,
  type Website,
} from '@contract/website/sections';
import { isSame } from '../shared/forms/is-same';

type Saved = Pick<StoredSection, 'updatedAt'>;

export function isOwn(website: Website, name: SectionName): boolean {
  const { updatedAt: _updatedAt, ...words } = website[name];
  return !isSame(words, SECTIONS[name].words);
}

export const isNewer = (one: Saved, other: Saved): boolean => (one.updatedAt ?? '') > (other.updatedAt ?? '');

/**
 * Returns the titles of sections with sample text on the page at `path`. Used for links from the section `from`; if
 * `from` itself has sample text, returns none.
 */
export function deliveredOn(website: Website, from: SectionName, path: string): string[] {
  if (!isOwn(website, from)) return [];
  const of = SECTION_NAMES.filter((name) => {
    const section: Section = SECTIONS[name];
    if (section.place !== 'pages' || section.isNeutral) return false;
    return SITE_PAGES[shownOn(section)].path === path && !isOwn(website, name);
  });
  return of.map((name) => SECTIONS[name].title);
}
