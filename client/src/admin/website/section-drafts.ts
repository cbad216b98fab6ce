import type { SitePageName } from '@contract/site-pages';
import type { Section } from '@contract/website/section';
import { SECTION_NAMES, SECTIONS, type SectionName, type Website } from '@contract/website/sections';
import { isSame } from '../shared/drafts/is-same';
import { isDraftKept, readOfficeDraft } from '../shared/drafts/office-draft';
import { isWhole, type SectionForm, toSectionForm, toSectionInput } from './section-form';

/** What was typed into a section, is kept in this browser, and was not saved. */
export interface SectionDraft {
  name: SectionName;
  title: string;
  /** As it would be saved. */
  input: SectionForm;
  /** Whether it could be. */
  isWhole: boolean;
}

/** Under which a browser keeps it. */
export const draftName = (name: SectionName): string => `Website:${name}`;

/** Of all sections but one, which is open. */
export function readSectionDrafts(website: Website, but: SectionName): SectionDraft[] {
  return SECTION_NAMES.flatMap((name) => {
    if (name === but || !isDraftKept(draftName(name))) return [];
    const section = SECTIONS[name] as unknown as Section;
    const stored = toSectionForm(section, website[name]);
    const form = { ...stored, ...readOfficeDraft(draftName(name), stored)?.fields };
    if (isSame(form, stored)) return [];
    const input = toSectionInput(section, form);
    return [{ name, title: section.title, input, isWhole: isWhole(section, input) }];
  });
}

/** Those that a page draws. */
export const draftsOn = (drafts: SectionDraft[], page: SitePageName): SectionDraft[] =>
  drafts.filter(({ name }) => {
    const { pages, isByPage } = SECTIONS[name] as unknown as Section;
    return !isByPage && (!pages || pages.includes(page));
  });
