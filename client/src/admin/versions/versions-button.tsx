import type { Version, VersionKind, VersionSummary, Versions } from '@contract/versions';
import { Button, Modal } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { versions } from '@/api/versions.api';
import { formatSecond } from '@/lib/format-date';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { lazyComponent } from '../lazy-component/lazy-component';
import { createAdminStore } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { comparedFields, type RecordField } from '../shared/forms/compared-fields';
import { useCan } from '../shared/use-can';
import styles from './versions.module.css';

const ComparedTexts = lazyComponent(async () => (await import('../shared/text/compared-texts')).ComparedTexts);

interface VersionSubject {
  kind: VersionKind;
  id: string;
}

const keyOf = ({ kind, id, versionId = '' }: VersionSubject & { versionId?: string }) => `${kind}/${id}/${versionId}`;

export const useVersions = createAdminStore<Versions, VersionSubject>(
  ({ kind, id }, signal) => versions.list(kind, id, signal),
  { keyOf },
);

export const useVersion = createAdminStore<Version, VersionSubject & { versionId: string }>(
  ({ kind, id, versionId }, signal) => versions.read(kind, id, versionId, signal),
  { keyOf },
);

interface PanelProps<F> {
  of: VersionSubject;
  fields: readonly RecordField<F>[];
  toForm: (text: Version['fields']) => F;
  /** Shows the fields of a version in the form, as if the user had typed them. */
  onRestore: (fields: Version['fields']) => void;
}

interface VersionsButtonProps<F> extends PanelProps<F> {
  name: string;
  className?: string;
}

export function VersionsButton<F>({ name, className, onRestore, ...panel }: VersionsButtonProps<F>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {/* `disabled={false}`, because the button works in a disabled form too: it only opens a dialog. */}
      <Button type="text" disabled={false} className={className} onClick={() => setIsOpen(true)}>
        Versions
      </Button>
      <Modal
        open={isOpen}
        title={
          <h2 dir="auto" className={styles.title}>
            Versions of {name}
          </h2>
        }
        width="67.5rem"
        className={styles.dialog}
        destroyOnHidden
        onCancel={close}
        footer={<Button onClick={close}>Close</Button>}
      >
        <VersionsPanel
          {...panel}
          onRestore={(fields) => {
            close();
            onRestore(fields);
          }}
        />
      </Modal>
    </>
  );
}

function VersionsPanel<F>({ of, fields, toForm, onRestore }: PanelProps<F>) {
  const { kind, id } = of;
  const [chosenId, setChosenId] = useState('');
  const all = useRemoteOf(useVersions, keyOf(of));
  const former = all.status === 'ready' ? all.value.former : [];
  const chosen = former.find(({ _id }) => _id === chosenId) ?? former[0];
  const versionId = chosen?._id ?? '';
  const version = useRemoteOf(useVersion, keyOf({ ...of, versionId }));
  const can = useCan();
  const ask = useQuestion();
  const toast = useToast();
  const { run } = useRun();
  useEffect(() => void useVersions.getState().load({ kind, id }), [kind, id]);
  useEffect(() => {
    if (versionId) useVersion.getState().ensure({ kind, id, versionId });
  }, [kind, id, versionId]);

  if (all.status === 'ready' && !chosen) {
    return (
      <p className={styles.waiting}>
        No versions yet. When you publish changes, the previously published text is stored here.
      </p>
    );
  }
  if (all.status !== 'ready' || !chosen) return <Waiting known={all} />;

  const { current } = all.value;
  const restore = (text: Version['fields']) =>
    ask({
      title: 'Restore this version?',
      content: `The text of this version (${nameOf(chosen)}) will replace the text in the form. Visitors will not see this text until you publish.`,
      okText: 'Restore',
      onOk() {
        onRestore(text);
        toast.success('Version restored', 'Visitors will not see this text until you publish.');
      },
    });
  const remove = () =>
    ask({
      title: 'Delete this version?',
      content: `This version (${nameOf(chosen)}) will be deleted permanently. The current version is not changed.`,
      okText: 'Delete permanently',
      isDanger: true,
      async onOk() {
        await run(async () => {
          await versions.remove(kind, id, versionId);
          toast.success('Version deleted');
        }, 'Failed to delete the version');
        await useVersions.getState().reload({ kind, id });
      },
    });
  return (
    <div className={`stack gap-5 ${styles.panel}`}>
      <ol aria-label="Versions, the newest first" className={styles.list}>
        {former.map((one) => (
          <li key={one._id}>
            <button type="button" aria-pressed={one === chosen} onClick={() => setChosenId(one._id)}>
              <span>{timeOf(one)}</span>
              <span className={`muted ${styles.writer}`}>{writerOf(one)}</span>
            </button>
          </li>
        ))}
      </ol>
      {version.status === 'ready' ? (
        <div className="shrinks">
          <div className="row gap-2 gap-x-3">
            {can.edit && (
              <Button type="primary" onClick={() => restore(version.value.fields)}>
                Restore this version
              </Button>
            )}
            {can.administer && (
              <Button danger onClick={remove}>
                Delete this version
              </Button>
            )}
          </div>
          <Suspense fallback={<Waiting known={{ status: 'loading' }} />}>
            <ComparedTexts
              isHistory
              sides={[nameOf(chosen), `Current version: ${nameOf(current)}`]}
              fields={comparedFields(fields, toForm(version.value.fields), toForm(current.fields))}
            />
          </Suspense>
        </div>
      ) : (
        <Waiting known={version} />
      )}
    </div>
  );
}

const Waiting = ({ known }: { known: Remote<unknown> }) => (
  <Unready
    known={known}
    rows={3}
    loading="Loading versions..."
    failed="Failed to load the versions"
    className={`muted ${styles.waiting}`}
  />
);

type Written = Pick<VersionSummary, 'at' | 'authorName'>;

const timeOf = ({ at }: Written): string => (at ? formatSecond(at) : 'Sample text');
const writerOf = ({ at, authorName }: Written): string => authorName || (at ? 'Unknown author' : '');
const nameOf = (version: Written): string => [timeOf(version), writerOf(version)].filter(Boolean).join(', ');
