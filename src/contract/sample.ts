import type { SectionName } from './website/sections';

export interface SampleContent {
  posts: string[];
  /** Includes built-in members, which visitors see while the database has none. */
  team: string[];
  services: string[];
  pages: string[];
  sections: SectionName[];
}

export type SampleKind = Exclude<keyof SampleContent, 'sections'>;

/** Result of removing sample content. The undo call needs it. */
export interface RemovedSamples {
  ids: string[];
  sections: SectionName[];
  /** True if visitors saw built-in services or members before the removal. */
  hadBuiltIn: boolean;
}

const WORDS: Record<keyof SampleContent, [one: string, many: string]> = {
  team: ['invented person', 'invented people'],
  posts: ['post', 'posts'],
  services: ['service', 'services'],
  pages: ['page', 'pages'],
  sections: ['section of the pages', 'sections of the pages'],
};

export function sampleTexts(content: SampleContent): { kind: keyof SampleContent; text: string }[] {
  const kinds = Object.entries(WORDS) as [keyof SampleContent, [string, string]][];
  return kinds
    .map(([kind, [one, many]]) => ({ kind, count: content[kind].length, one, many }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count, one, many }) => ({ kind, text: `${count} ${count === 1 ? one : many}` }));
}
