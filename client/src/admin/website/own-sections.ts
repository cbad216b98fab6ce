import { SECTIONS, type SectionName, type StoredSection, type Website } from '@contract/website/sections';
import { isSame } from '../shared/forms/is-same';

type Saved = Pick<StoredSection, 'updatedAt'>;

export function isOwn(website: Website, name: SectionName): boolean {
  const { updatedAt: _updatedAt, ...text } = website[name];
  return !isSame(text, SECTIONS[name].words);
}

export const isNewer = (one: Saved, other: Saved): boolean => (one.updatedAt ?? '') > (other.updatedAt ?? '');
