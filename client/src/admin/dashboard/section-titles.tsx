import type { SectionName } from '@contract/website/sections';
import { lazy, Suspense } from 'react';

type Names = { names: readonly SectionName[] };

const Titles = lazy(async () => {
  const { SECTIONS } = await import('@contract/website/sections');
  return { default: ({ names }: Names) => names.map((name) => SECTIONS[name].title).join(', ') };
});

/**
 * Titles of sections as on the Website screen. They load on demand, because they come with the texts of all sections
 * and the dashboard rarely needs them.
 */
export const SectionTitles = (props: Names) => (
  <Suspense fallback="…">
    <Titles {...props} />
  </Suspense>
);
