import { withSampleMarks } from '../../src/contract/website/rendered-text';
import { SECTION_NAMES, SECTIONS } from '../../src/contract/website/sections';

/** Returns a section as the data of a page contains it: without `updatedAt`. */
export const shown = ({ updatedAt: _updatedAt, ...words }: { updatedAt?: string }): object => words;

/** The sample texts of all sections, in the form in which pages get them. */
export const SAMPLE_SECTIONS: Record<string, object> = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, withSampleMarks(name, SECTIONS[name].words)]),
);
