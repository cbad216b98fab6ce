import { markedWords } from '../../src/contract/website/drawn-words';
import { SECTION_NAMES, SECTIONS } from '../../src/contract/website/sections';

/** A section as pages are told of it. */
export const shown = ({ updatedAt: _updatedAt, ...words }: { updatedAt?: string }): object => words;

/** What pages are told of a site that nobody has changed. */
export const DELIVERED: Record<string, object> = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, markedWords(name, SECTIONS[name].words)]),
);
