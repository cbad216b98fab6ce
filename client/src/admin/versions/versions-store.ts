import type { Version, VersionKind, Versions } from '@contract/versions';
import { versions } from '@/api/versions';
import { createOfficeStore } from '../shared/office-store';

export interface VersionSubject {
  kind: VersionKind;
  /** Of a post or a page, or the name of a section. */
  id: string;
}

export const versionsKey = ({ kind, id }: VersionSubject): string => `${kind}/${id}`;

export const useVersions = createOfficeStore<Versions, VersionSubject>(
  ({ kind, id }, signal) => versions.list(kind, id, signal),
  { keyOf: versionsKey },
);

interface OneVersion extends VersionSubject {
  versionId: string;
}

export const versionKey = ({ versionId, ...of }: OneVersion): string => `${versionsKey(of)}/${versionId}`;

export const useVersion = createOfficeStore<Version, OneVersion>(
  ({ kind, id, versionId }, signal) => versions.read(kind, id, versionId, signal),
  { keyOf: versionKey },
);
