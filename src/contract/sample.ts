import type { SectionName } from './website/sections';

/** Unchanged sample content, by the names of its records. */
export interface SampleContent {
  posts: string[];
  /** Includes built-in people and services that are shown as fallbacks. */
  team: string[];
  services: string[];
  pages: string[];
  /** Sections that show the sample text. */
  sections: SectionName[];
}

export type SampleKind = Exclude<keyof SampleContent, 'sections'>;

/** A removal, with the data to undo it. */
export interface RemovedSamples {
  /** Ids of the removed records. */
  ids: string[];
  /** Sections that it hid. */
  sections: SectionName[];
  /** True if built-in services and people were shown before. */
  hadBuiltIn: boolean;
}

const WORDS: Record<keyof SampleContent, [one: string, many: string]> = {
  team: ['invented person', 'invented people'],
  posts: ['post', 'posts'],
  services: ['service', 'services'],
  pages: ['page', 'pages'],
  sections: ['section of the pages', 'sections of the pages'],
};

/** Lists counts as text: "9 invented people", "5 posts". */
export function sampleWords(content: SampleContent): { kind: keyof SampleContent; words: string }[] {
  const kinds = Object.entries(WORDS) as [keyof SampleContent, [string, string]][];
  return kinds
    .map(([kind, [one, many]]) => ({ kind, count: content[kind].length, one, many }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count, one, many }) => ({ kind, words: `${count} ${count === 1 ? one : many}` }));
}
