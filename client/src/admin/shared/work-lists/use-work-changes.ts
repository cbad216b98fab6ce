import { useDashboard } from '../dashboard-store';
import { type Deletion, useConfirmDelete } from '../feedback/use-confirm-delete';
import { useToast } from '../feedback/use-toast';
import { conflictingVersion, isGone } from '../forms/conflicting-version';

interface WorkSetup<T> extends Pick<Deletion, 'what' | 'calls'> {
  useList: { getState(): Deletion['list'] & { refresh(): unknown } };
  nameOf(record: T): string;
  texts: { statusFailed: string; deleteFailed: string; deleted: string };
  adopt(record: T): void;
  /** Called if the server no longer has the record. Without this function, the list reloads. */
  onGone?(id: string): void;
}

export function useWorkChanges<T extends { _id: string }>(setup: WorkSetup<T>) {
  const { useList, what, calls, nameOf, texts, adopt } = setup;
  const confirmDelete = useConfirmDelete();
  const toast = useToast();
  const renewCounts = () => void useDashboard.getState().load();
  const renew = () => {
    void useList.getState().refresh();
    renewCounts();
  };
  return {
    renew,
    renewCounts,
    async change({ _id }: T, call: Promise<T>, told: (changed: T) => void): Promise<void> {
      try {
        const changed = await call;
        toast.settle(texts.statusFailed);
        adopt(changed);
        told(changed);
      } catch (error) {
        const current = conflictingVersion<T>(error);
        // After a conflict, shows the current version, so that the user can decide again.
        if (current) adopt(current);
        if (isGone(error)) (setup.onGone ?? renew)(_id);
        toast.failure(error, texts.statusFailed);
      }
    },
    remove: (record: T, onRemoved?: () => void): void =>
      confirmDelete({
        what,
        name: nameOf(record),
        id: record._id,
        calls,
        list: useList.getState(),
        onRemoved: () => {
          onRemoved?.();
          renew();
        },
        onRestored: renewCounts,
        texts: { failed: texts.deleteFailed, success: texts.deleted },
      }),
  };
}
