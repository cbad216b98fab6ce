import { SECTIONS, type SectionName } from '@contract/website/sections';

/** Titles as on the Website screen. Importing this module loads the texts of all sections. */
export const TitleWords = ({ names }: { names: readonly SectionName[] }) =>
  names.map((name) => SECTIONS[name].title).join(', ');
