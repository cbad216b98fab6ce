import { SECTIONS, type SectionName } from '@contract/website/sections';

/** Titles as on the Website screen. This module imports the texts of all sections. */
export const TitleWords = ({ names }: { names: readonly SectionName[] }) =>
  names.map((name) => SECTIONS[name].title).join(', ');
