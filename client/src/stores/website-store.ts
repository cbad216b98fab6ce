import { WEBSITE_READ } from '@contract/rendering';
import type { SectionName, SentSections, ShownSection } from '@contract/website/sections';
import { use } from 'react';
import { NotLoadedError } from './not-loaded';
import { useRemote, useRemoteStore } from './remote';
import type { Remote } from './server-store';

/** Milliseconds for which one request serves all missing sections. */
const FORGOTTEN_AFTER_MS = 1_000;

/** Request for all sections. It is pending, or was answered less than `FORGOTTEN_AFTER_MS` ago. */
let reading: Promise<unknown> | undefined;

export const isOwn = (website: Remote<SentSections>): boolean =>
  website.status === 'ready' && website.value.isOwn === true;

export const useIsOwn = (): boolean => isOwn(useRemote<SentSections>(WEBSITE_READ));

/** Returns the texts of a section: `null` if it is hidden, `undefined` if it has not loaded. */
export function sectionIn<Name extends SectionName>(
  website: Remote<SentSections>,
  name: Name,
): ShownSection<Name> | null | undefined {
  const section = website.status === 'ready' ? website.value[name] : undefined;
  return section?.isHidden ? null : (section as ShownSection<Name> | undefined);
}

/** Loads all sections if one is missing. Until then the component suspends, and the previous page stays. */
export function useWhole(isMissing: boolean): void {
  const store = useRemoteStore();
  if (!isMissing) return;
  reading ??= store
    .getState()
    .reload(WEBSITE_READ)
    .finally(() => setTimeout(() => (reading = undefined), FORGOTTEN_AFTER_MS));
  use(reading);
  throw new NotLoadedError('The text of the page could not be loaded.');
}

/** Returns the texts of a section, or `null` if it is hidden. */
export function useSection<Name extends SectionName>(name: Name): ShownSection<Name> | null {
  const section = sectionIn(useRemote<SentSections>(WEBSITE_READ), name);
  useWhole(section === undefined);
  return section ?? null;
}

export const useFixedSection = <Name extends SectionName>(name: Name): ShownSection<Name> =>
  useSection(name) as ShownSection<Name>;
