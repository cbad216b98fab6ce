import type { SectionName } from './website/sections';

/** What is stored of a first start and nobody has changed since, by the names of its records. */
export interface SampleContentService {
  posts: string[];
  /** Also the built-in people and services, where they stand in for stored ones. */
  team: string[];
  services: string[];
  pages: string[];
  /** Shown as delivered. */
  sections: SectionName[];
}

export type SampleKind = Exclude<keyof SampleContentService, 'sections'>;

/** One removal, as its undo needs it. */
export interface RemovedSamples {
  /** Of the records. */
  ids: string[];
  /** That were hidden. */
  sections: SectionName[];
  /** Whether built-in services and people stood in until then. */
  hadBuiltIn: boolean;
}

const WORDS: Record<keyof SampleContentService, [one: string, many: string]> = {
  team: ['invented person', 'invented people'],
  posts: ['post', 'posts'],
  services: ['service', 'services'],
  pages: ['page', 'pages'],
  sections: ['section of the pages', 'sections of the pages'],
};

/** "9 invented people", "5 posts": what there is, each with what it counts. */
export function sampleWords(content: SampleContentService): { kind: keyof SampleContentService; words: string }[] {
  const kinds = Object.entries(WORDS) as [keyof SampleContentService, [string, string]][];
  return kinds
    .map(([kind, [one, many]]) => ({ kind, count: content[kind].length, one, many }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count, one, many }) => ({ kind, words: `${count} ${count === 1 ? one : many}` }));
}
