import { WEBSITE_READ } from '@contract/rendering';
import type { SectionName, SentSections } from '@contract/website/sections';
import { useRemote } from './remote';

export function useAreHidden(names: readonly SectionName[]): boolean {
  const website = useRemote<SentSections>(WEBSITE_READ);
  return website.status === 'ready' && names.every((name) => website.value[name]?.isHidden);
}
