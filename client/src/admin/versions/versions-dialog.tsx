import type { RestoredVersion } from '@contract/versions';
import { Button, Modal } from 'antd';
import { Suspense, useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { lazyPart } from '../lazy-part/lazy-part';
import { catchLostFocus } from '../shared/layout/page-head';
import { useCan } from '../shared/use-can';
import { useRemoveVersion } from './use-remove-version';
import { useRestoreVersion } from './use-restore-version';
import { nameOf } from './version-name';
import styles from './versions.module.css';
import { useVersions, type VersionSubject, versionsKey } from './versions-store';

/** What compares two texts is loaded when somebody looks. */
const VersionsPanel = lazyPart(async () => (await import('./versions-panel')).VersionsPanel);

interface VersionsDialogProps {
  of: VersionSubject;
  /** As the person on the screen knows it. */
  name: string;
  /** Whether visitors see it. */
  isShown: boolean;
  open: boolean;
  onClose: () => void;
  /** Whether what is typed and not saved goes with it. */
  isUnsaved?: () => boolean;
  /** See `useRestoreVersion`. */
  onRestored: (record: RestoredVersion['record'], isUndone: boolean) => void;
}

/** What stood in a post, a page or a section before. */
export function VersionsDialog({ name, open, onClose, ...rest }: VersionsDialogProps) {
  return (
    <Modal
      open={open}
      title={
        <span dir="auto" className={styles.title}>
          Versions of {name}
        </span>
      }
      width={1080}
      className={styles.dialog}
      destroyOnHidden
      afterClose={catchLostFocus}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Inside {...rest} onClose={onClose} />
    </Modal>
  );
}

function Inside({ of, isShown, isUnsaved, onClose, onRestored }: Omit<VersionsDialogProps, 'name' | 'open'>) {
  const { kind, id } = of;
  const versions = useRemoteOf(useVersions, versionsKey(of));
  const can = useCan();
  const restore = useRestoreVersion();
  const remove = useRemoveVersion();
  useEffect(() => void useVersions.getState().load({ kind, id }), [kind, id]);

  const loading = (
    <p role="status" className={`row gap-4 muted ${styles.waiting}`}>
      Loading versions...
    </p>
  );
  if (versions.status === 'loading') return loading;
  if (versions.status === 'failed') {
    return (
      <div className={`row gap-4 muted ${styles.waiting}`}>
        <p>Failed to load the versions</p>
        <Button onClick={versions.retry}>Retry</Button>
      </div>
    );
  }
  const { current, former } = versions.value;
  if (former.length === 0) {
    return (
      <p className={`row gap-4 muted ${styles.waiting}`}>
        There is no earlier version yet. Each save that changes the text keeps what stood there before: the last 20,
        with who wrote it and when.
      </p>
    );
  }
  return (
    <Suspense fallback={loading}>
      <VersionsPanel
        of={of}
        versions={versions.value}
        onRemove={
          can.administer ? (version) => remove({ of, name: nameOf(version), versionId: version._id }) : undefined
        }
        onRestore={(version) =>
          restore({
            of,
            name: nameOf(version),
            versionId: version._id,
            updatedAt: current.updatedAt,
            isShown,
            isUnsaved: isUnsaved?.(),
            onRestored: (record, isUndone) => {
              onClose();
              onRestored(record, isUndone);
            },
          })
        }
      />
    </Suspense>
  );
}
