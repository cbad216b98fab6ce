import type { PageTitle } from '@contract/website/page-title';
import type { Fact } from './facts';

/** Search engines cut what is longer than some so many letters. */
const MOST = { title: 60, description: 160 } as const;
const SUBJECTS = { title: 'Title', description: 'Description' } as const;

/** What can be told of how a page is shown elsewhere. */
export const titleFacts = (shown: PageTitle): Fact[] =>
  (['title', 'description'] as const).map((of) => {
    const { length } = shown[of];
    const isGood = length <= MOST[of];
    const text = `${SUBJECTS[of]}: ${length} letters${isGood ? '.' : `. What stands after the first ${MOST[of]} is often cut off.`}`;
    return { isGood, text };
  });
