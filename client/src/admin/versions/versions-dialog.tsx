import { Button, Modal } from 'antd';
import { Suspense, useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { lazyPart } from '../lazy-part/lazy-part';
import { catchLostFocus } from '../shared/layout/page-head';
import { useCan } from '../shared/use-can';
import { type Restoring, useVersionActs } from './use-version-acts';
import styles from './versions.module.css';
import { useVersions, type VersionSubject, versionsKey } from './versions-store';

/** What compares two texts is loaded when somebody looks. */
const VersionsPanel = lazyPart(async () => (await import('./versions-panel')).VersionsPanel);

interface VersionsDialogProps {
  of: VersionSubject;
  /** As the person on the screen knows it. */
  name: string;
  open: boolean;
  restoring: Restoring;
  onClose: () => void;
}

export function VersionsDialog({ name, open, onClose, ...rest }: VersionsDialogProps) {
  return (
    <Modal
      open={open}
      title={
        <h2 dir="auto" className={styles.title}>
          Versions of {name}
        </h2>
      }
      width="67.5rem"
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

function Inside({ of, onClose, restoring }: Omit<VersionsDialogProps, 'name' | 'open'>) {
  const { kind, id } = of;
  const versions = useRemoteOf(useVersions, versionsKey(of));
  const can = useCan();
  const { restore, putIn, remove } = useVersionActs(of);
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
        onRemove={can.administer ? remove : undefined}
        onRestore={(version) => {
          if ('onRestore' in restoring) {
            return putIn(version, (fields) => {
              onClose();
              restoring.onRestore(fields);
            });
          }
          restore(version, current.updatedAt, {
            ...restoring,
            onRestored: (record, isUndone) => {
              onClose();
              restoring.onRestored(record, isUndone);
            },
          });
        }}
      />
    </Suspense>
  );
}
