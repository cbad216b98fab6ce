import { WEBSITE_READ } from '@contract/rendering';
import type { SectionName, SentSections, ShownSection } from '@contract/website/sections';
import { use } from 'react';
import { NotLoadedError } from './not-loaded';
import { useRemote, useRemoteStore } from './remote';
import type { Remote } from './server-store';

/** The next page asks again. */
const FORGOTTEN_AFTER_MS = 1_000;

/** All sections: read when a page draws one that the document did not bring. */
let reading: Promise<unknown> | undefined;

export const isOwn = (website: Remote<SentSections>): boolean =>
  website.status === 'ready' && website.value.isOwn === true;

/** Whether nothing built in may stand where the server has nothing: somebody has removed the samples. */
export const useIsOwn = (): boolean => isOwn(useRemote<SentSections>(WEBSITE_READ));

/** Words of a section, as far as they are here: `null` where the office hides it. */
export function wordsIn<Name extends SectionName>(
  website: Remote<SentSections>,
  name: Name,
): ShownSection<Name> | null | undefined {
  const words = website.status === 'ready' ? website.value[name] : undefined;
  return words?.isHidden ? null : (words as ShownSection<Name> | undefined);
}

/** Reads all sections where the document did not bring one of them. The page before stays until they are there. */
export function useWhole(isMissing: boolean): void {
  const store = useRemoteStore();
  if (!isMissing) return;
  reading ??= store
    .getState()
    .reload(WEBSITE_READ)
    .finally(() => setTimeout(() => (reading = undefined), FORGOTTEN_AFTER_MS));
  use(reading);
  throw new NotLoadedError('The words of the page did not arrive.');
}

/** Words of a section, or `null` where the office hides it. */
export function useSection<Name extends SectionName>(name: Name): ShownSection<Name> | null {
  const words = wordsIn(useRemote<SentSections>(WEBSITE_READ), name);
  useWhole(words === undefined);
  return words ?? null;
}

/** Words of a section that cannot be hidden. */
export const useFixedSection = <Name extends SectionName>(name: Name): ShownSection<Name> =>
  useSection(name) as ShownSection<Name>;
