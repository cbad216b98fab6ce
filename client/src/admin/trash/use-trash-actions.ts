import { type Restored, TRASH_KINDS, type TrashEntry } from '@contract/trash';
import { trash } from '@/api/trash.api';
import { useDashboard } from '../shared/dashboard-store';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';

/** Asks before a deletion, and before restoring an account, which comes back inactive and without a password. */
export function useTrashActions(list: () => { remove(id: string): void }) {
  const ask = useQuestion();
  const toast = useToast();
  const { run } = useRun();

  const leave = async (
    { _id, name }: TrashEntry,
    call: (id: string) => Promise<Restored>,
    done: string,
    failed: string,
  ) => {
    await run(async () => {
      const { slug } = await call(_id);
      list().remove(_id);
      // Reloads the counts, because a restored message may wait for an answer.
      void useDashboard.getState().load();
      toast.success(`${done} "${name}"${slug ? `. Its old URL is in use, so its new URL ends in /${slug}` : ''}`);
    }, failed);
  };
  const restore = (entry: TrashEntry) => leave(entry, trash.restore, 'Restored', 'Failed to restore the item');

  return {
    restore: (entry: TrashEntry): void => {
      if (entry.kind !== 'users') return void restore(entry);
      ask({
        title: `Restore ${entry.name}?`,
        content:
          'The account will have no password and will be inactive. Set a new password under Users. Then activate the account.',
        okText: 'Restore',
        onOk: () => restore(entry),
      });
    },
    erase: (entry: TrashEntry): void =>
      ask({
        title: 'Delete permanently?',
        content: `The ${TRASH_KINDS[entry.kind].toLowerCase()} "${entry.name}" will be deleted permanently. This cannot be undone.`,
        okText: 'Delete permanently',
        isDanger: true,
        onOk: () => leave(entry, trash.erase, 'Deleted permanently:', 'Failed to delete the item'),
      }),
  };
}
