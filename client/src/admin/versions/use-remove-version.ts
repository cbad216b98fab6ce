import { App } from 'antd';
import { versions } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { useVersions, type VersionSubject } from './versions-store';

interface Removing {
  of: VersionSubject;
  /** How the version is called. */
  name: string;
  versionId: string;
}

/** Returns a function that asks, and deletes a version for good: what it says may name somebody who is to be forgotten. */
export function useRemoveVersion(): (removing: Removing) => void {
  const { modal } = App.useApp();
  const toast = useToast();

  return ({ of, name, versionId }) => {
    const remove = async () => {
      try {
        await versions.remove(of.kind, of.id, versionId);
        toast.success('Version deleted');
      } catch (error) {
        toast.failure(error, 'Failed to delete the version');
      }
      await useVersions.getState().reload(of);
    };
    modal.confirm({
      title: 'Delete this version?',
      content: `${name}: it is deleted for good and cannot be brought back. What stands there now stays as it is.`,
      okText: 'Delete',
      okButtonProps: { danger: true },
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      onOk: remove,
    });
  };
}
