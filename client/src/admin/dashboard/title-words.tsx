import { SECTIONS, type SectionName } from '@contract/website/sections';

/**
 * Titles of sections as on the Website screen. Import this module only on demand, because it loads the texts of all
 * sections.
 */
export const TitleWords = ({ names }: { names: readonly SectionName[] }) =>
  names.map((name) => SECTIONS[name].title).join(', ');
