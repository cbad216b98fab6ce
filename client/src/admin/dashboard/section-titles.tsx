import { type ComponentProps, lazy, Suspense } from 'react';

const TitleWords = lazy(async () => ({ default: (await import('./title-words')).TitleWords }));

/** Loads the titles of sections on demand, because the dashboard rarely needs them. */
export const SectionTitles = (props: ComponentProps<typeof TitleWords>) => (
  <Suspense fallback="…">
    <TitleWords {...props} />
  </Suspense>
);
