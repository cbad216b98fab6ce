import type { SectionName } from '@contract/website/sections';
import { lazy, Suspense } from 'react';

type Names = { names: readonly SectionName[] };

const Titles = lazy(async () => {
  const { SECTIONS } = await import('@contract/website/sections');
  return { default: ({ names }: Names) => names.map((name) => SECTIONS[name].title).join(', ') };
});

/** Titles of sections. They load on demand, because they come with all texts of the website. */
export const SectionTitles = (props: Names) => (
  <Suspense fallback="…">
    <Titles {...props} />
  </Suspense>
);
