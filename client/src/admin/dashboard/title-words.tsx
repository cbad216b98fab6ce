import { SECTIONS, type SectionName } from '@contract/website/sections';

/** Titles as the pages' own screen says them. All words of all sections come along. */
export const TitleWords = ({ names }: { names: readonly SectionName[] }) =>
  names.map((name) => SECTIONS[name].title).join(', ');
