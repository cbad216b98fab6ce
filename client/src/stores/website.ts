import { WEBSITE_READ } from '@contract/rendering';
import type { SectionName, SentSections } from '@contract/website/sections';
import { use } from 'react';
import { NotLoadedError } from './not-loaded';
import { useRemote, useRemoteStore } from './remote';
import type { Remote } from './server-store';

/** The next page asks again. */
const FORGOTTEN_AFTER_MS = 1_000;

/** All changed sections: read when a page draws one that the document did not bring. */
let reading: Promise<unknown> | undefined;

export const isOwn = (website: Remote<SentSections>): boolean =>
  website.status === 'ready' && website.value.isOwn === true;

/** Whether nothing built in may stand where the server has nothing: somebody has removed the samples. */
export const useIsOwn = (): boolean => isOwn(useRemote<SentSections>(WEBSITE_READ));

type OwnWords = { [Name in SectionName]: SentSections[Name] }[SectionName];

/** What the office has written into a section, as far as the document brought it. */
export const ownWords = (website: Remote<SentSections>, name: SectionName): OwnWords =>
  website.status === 'ready' ? website.value[name] : undefined;

/**
 * Reads all changed sections where something is missing that the document did not bring. The page before stays until it is there.
 */
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

/** What a section says that cannot be hidden. */
export const useFixedSection = <Words extends object>(name: SectionName, delivered: Words): Words =>
  useSection(name, delivered) ?? delivered;

/**
 * What a section says, or `null` where the office hides it. The server tells only what somebody has changed: `delivered` is what
 * the page says otherwise.
 */
export function useSection<Words extends object>(name: SectionName, delivered: Words): Words | null {
  const own = ownWords(useRemote<SentSections>(WEBSITE_READ), name);
  useWhole(own === 0);
  if (!own) return delivered;
  return own.isHidden ? null : (own as unknown as Words);
}
