import type { VersionSummary } from '@contract/versions';
import { formatSecond } from '@/lib/format-date';

type Written = Pick<VersionSummary, 'at' | 'authorName'>;

/** When a text was written: who saves twice in a minute finds both. */
export const timeOf = ({ at }: Written): string => (at ? formatSecond(at) : "The sample's words");

export const writerOf = ({ at, authorName }: Written): string => authorName || (at ? 'Writer not known' : '');

export const nameOf = (version: Written): string => [timeOf(version), writerOf(version)].filter(Boolean).join(', ');
