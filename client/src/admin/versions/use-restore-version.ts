import type { RestoredVersion } from '@contract/versions';
import { App } from 'antd';
import { versions } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { useVersions, type VersionSubject } from './versions-store';

interface Restoring {
  of: VersionSubject;
  /** How the version is called. */
  name: string;
  versionId: string;
  /** `updatedAt` of what it is compared with: what a colleague saved since is not replaced. */
  updatedAt: string | null;
  /** Whether visitors see what is changed. */
  isShown: boolean;
  /** Whether what is typed and not saved goes with it. */
  isUnsaved?: boolean;
  /** @param isUndone it is what stood there before a version was restored */
  onRestored: (record: RestoredVersion['record'], isUndone: boolean) => void;
}

const TEXTS = { restore: 'Failed to restore the version', undo: 'Failed to take it back' };

/** Returns a function that asks, puts a version in the place of what stands there now, and offers Undo in the toast. */
export function useRestoreVersion(): (restoring: Restoring) => void {
  const { modal } = App.useApp();
  const toast = useToast();

  return ({ of, name, versionId, updatedAt, isShown, isUnsaved, onRestored }) => {
    const { kind, id } = of;
    const undo = async (replaced: string, since: string | null) => {
      try {
        onRestored((await versions.restore(kind, id, replaced, { updatedAt: since })).record, true);
        toast.success('It reads as before again');
      } catch (error) {
        toast.failure(error, TEXTS.undo);
      }
    };
    const restore = async () => {
      try {
        const { record, replaced } = await versions.restore(kind, id, versionId, { updatedAt });
        onRestored(record, false);
        if (replaced) toast.undoable('Version restored', () => void undo(replaced, record.updatedAt));
        else toast.success('It reads like that already');
      } catch (error) {
        toast.failure(error, TEXTS.restore);
        void useVersions.getState().reload(of);
      }
    };
    modal.confirm({
      title: 'Restore this version?',
      content: `${name}: it takes the place of what stands there now, which is kept as a version. ${isShown ? 'Visitors see it at once. ' : ''}${isUnsaved ? 'What you typed and did not save goes. ' : ''}You can undo this right after.`,
      okText: 'Restore',
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      onOk: restore,
    });
  };
}
