import { type ComponentProps, lazy, Suspense } from 'react';

const TitleWords = lazy(async () => ({ default: (await import('./title-words')).TitleWords }));

/** Titles of sections of the pages. They come when they are shown: most days nobody needs them here. */
export const SectionTitles = (props: ComponentProps<typeof TitleWords>) => (
  <Suspense fallback="…">
    <TitleWords {...props} />
  </Suspense>
);
