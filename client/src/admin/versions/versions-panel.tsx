import type { VersionSummary, Versions } from '@contract/versions';
import { Button } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { Select } from '../shared/forms/select';
import { VersionComparison } from './version-comparison';
import { nameOf, timeOf, writerOf } from './version-name';
import { partsOf, type VersionPart } from './version-parts';
import styles from './versions.module.css';
import { useVersion, type VersionSubject, versionKey } from './versions-store';

const NOW = 'now';

interface VersionsPanelProps {
  of: VersionSubject;
  versions: Versions;
  onRestore: (version: VersionSummary) => void;
  /** Missing for who may not. */
  onRemove?: (version: VersionSummary) => void;
}

/** The versions, and one of them beside what stands there now or beside another one. */
export function VersionsPanel({ of, versions: { current, former }, onRestore, onRemove }: VersionsPanelProps) {
  const [chosenId, setChosenId] = useState(former[0]?._id ?? '');
  const [otherId, setOtherId] = useState(NOW);
  const otherLabel = useId();
  const placeOf = (id: string) => former.findIndex(({ _id }) => _id === id);
  const chosen = former[placeOf(chosenId)] ?? former[0];
  const now: Side = useMemo(
    () => ({ status: 'ready', name: `Now: ${nameOf(current)}`, parts: partsOf(of.kind, of.id, current.fields) }),
    [of.kind, of.id, current],
  );
  const chosenSide = useSide(of, chosen);
  const other = former[placeOf(otherId)];
  const otherSide = useSide(of, other);
  if (!chosen) return null;
  const beside = other ? otherSide : now;
  // The newest stands first in the list: what is further down is older.
  const isOtherOlder = other !== undefined && placeOf(other._id) > placeOf(chosen._id);
  const [before, after] = isOtherOlder ? [beside, chosenSide] : [chosenSide, beside];
  const choose = (id: string) => {
    setChosenId(id);
    if (id === otherId) setOtherId(NOW);
  };

  return (
    <div className={`stack gap-5 ${styles.panel}`}>
      <ol aria-label="Versions, the newest first" className={styles.list}>
        {former.map((version) => (
          <li key={version._id}>
            <button type="button" aria-pressed={version === chosen} onClick={() => choose(version._id)}>
              <span>{timeOf(version)}</span>
              <span className={`muted ${styles.writer}`}>{writerOf(version)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="shrinks">
        <div className="row gap-2 gap-x-3">
          <label htmlFor={otherLabel}>Compare with</label>
          <Select
            id={otherLabel}
            className={styles.other}
            value={other?._id ?? NOW}
            onChange={setOtherId}
            options={[
              { value: NOW, label: 'What stands there now' },
              ...former
                .filter((version) => version !== chosen)
                .map((version) => ({
                  value: version._id,
                  label: nameOf(version),
                })),
            ]}
          />
          <Button type="primary" onClick={() => onRestore(chosen)}>
            Restore this version
          </Button>
          {onRemove && (
            <Button danger onClick={() => onRemove(chosen)}>
              Delete this version
            </Button>
          )}
        </div>
        <Sides before={before} after={after} />
      </div>
    </div>
  );
}

type Side =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; name: string; parts: VersionPart[] };

function Sides({ before, after }: { before: Side; after: Side }) {
  if (before.status === 'ready' && after.status === 'ready') {
    return <VersionComparison before={before} after={after} />;
  }
  const failed = [before, after].find(({ status }) => status === 'failed');
  if (failed?.status !== 'failed') return <p role="status">Loading the version...</p>;
  return (
    <div className={`row gap-4 muted ${styles.waiting}`}>
      <p>Failed to load the version</p>
      <Button onClick={failed.retry}>Retry</Button>
    </div>
  );
}

/** What a version says, asked for when it is looked at. */
function useSide(of: VersionSubject, version: VersionSummary | undefined): Side {
  const { kind, id } = of;
  const versionId = version?._id ?? '';
  const remote = useRemoteOf(useVersion, versionKey({ kind, id, versionId }));
  useEffect(() => {
    if (versionId) useVersion.getState().ensure({ kind, id, versionId });
  }, [kind, id, versionId]);
  return useMemo(() => {
    if (remote.status === 'failed') return { status: 'failed', retry: remote.retry };
    if (remote.status === 'loading') return { status: 'loading' };
    return { status: 'ready', name: nameOf(remote.value), parts: partsOf(kind, id, remote.value.fields) };
  }, [remote, kind, id]);
}
