import type { BulkDone } from '@contract/bulk';
import type { ReactNode } from 'react';
import { useDashboard } from '../dashboard-store';
import { UNDO_TEXT } from '../feedback/use-confirm-delete';
import { useQuestion } from '../feedback/use-question';
import { BULK_UNDO_SECONDS, useToast } from '../feedback/use-toast';

interface BulkTexts<S> {
  lostToo: string;
  hint?: ReactNode;
  statusFailed: string;
  /** Text of the success toast, such as "Set 3 requests to Quoted". */
  done: (them: string, status: S) => string;
  /**
   * Question to ask before setting a status that cannot be undone. Without it, the status is set at once, and the toast
   * offers Undo.
   */
  question?: (them: string, status: S) => { title: string; content: string };
}

interface BulkSetup<S extends string> {
  /** Singular noun in lower case, such as "request". */
  noun: string;
  calls: {
    removeAll(body: { ids: string[] }): Promise<BulkDone>;
    restoreAll(body: { ids: string[] }): Promise<BulkDone>;
    setStatuses(body: { ids: string[]; status: S }): Promise<BulkDone>;
  };
  statuses: readonly S[];
  texts: BulkTexts<S>;
  refresh: () => unknown;
  onDone: () => void;
}

export interface WithStatus {
  _id: string;
  status: string;
}

export interface Bulk<S extends string> {
  countText(count: number): string;
  /**
   * Runs a call. `told` shows a toast for the changed records. If the server refused some records, another toast says
   * why.
   */
  run(call: Promise<BulkDone>, failed: string, told: (changed: string[]) => unknown): Promise<void>;
  remove(ids: string[], name?: string): void;
  /** Sets the status of the selected records. Undo restores a previous status only if `statuses` contains it. */
  setStatus(chosen: readonly WithStatus[], status: S): void;
}

export function useBulk<S extends string>(setup: BulkSetup<S>): Bulk<S> {
  const { noun, calls, statuses, texts, refresh, onDone } = setup;
  const { question } = texts;
  const ask = useQuestion();
  const toast = useToast();
  const countText = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;

  const run: Bulk<S>['run'] = async (call, failed, told) => {
    try {
      const { changed, refused } = await call;
      toast.settle(failed);
      onDone();
      if (changed.length > 0) told(changed);
      else if (refused.length === 0) toast.success('No changes needed');
      if (refused.length > 0) {
        const reasons = refused.map(({ name, message }) => (name ? `${name}: ${message}` : message));
        toast.error(
          `${countText(refused.length)} ${refused.length === 1 ? 'was' : 'were'} not changed.`,
          [...new Set(reasons)].join(' '),
        );
      }
    } catch (error) {
      toast.failure(error, failed);
    }
    void refresh();
    void useDashboard.getState().load();
  };

  const restore = (ids: string[]) =>
    run(calls.restoreAll({ ids }), `Failed to restore ${noun}s`, (back) =>
      toast.success(`Restored ${countText(back.length)}`),
    );

  const set = (ids: string[], status: S, told: (changed: string[]) => unknown) =>
    run(calls.setStatuses({ ids, status }), texts.statusFailed, told);

  const setBack = async (records: readonly WithStatus[]) => {
    let count = 0;
    for (const status of statuses) {
      const ids = records.filter((record) => record.status === status).map(({ _id }) => _id);
      if (ids.length > 0) await set(ids, status, (back) => (count += back.length));
    }
    if (count > 0) toast.success(`Restored the status of ${countText(count)}`);
  };

  return {
    countText,
    run,
    setStatus(chosen, status) {
      const ids = chosen.map(({ _id }) => _id);
      const change = () =>
        set(ids, status, (changed) => {
          const done = texts.done(countText(changed.length), status);
          const undoable = chosen.filter((each) => changed.includes(each._id) && statuses.includes(each.status as S));
          if (question || undoable.length === 0) toast.success(done);
          else toast.undoable(done, () => void setBack(undoable), { seconds: BULK_UNDO_SECONDS });
        });
      if (question) ask({ ...question(countText(ids.length), status), okText: 'Set status', onOk: change });
      else void change();
    },
    remove(ids, name) {
      const named = (count: number) => (name && count === 1 ? `${noun} “${name}”` : countText(count));
      ask({
        title: `Delete ${named(ids.length)}?`,
        content: `${texts.lostToo} ${UNDO_TEXT}`,
        okText: 'Delete',
        isDanger: true,
        onOk: () =>
          run(calls.removeAll({ ids }), `Failed to delete ${noun}s`, (gone) =>
            toast.undoable(`Deleted ${named(gone.length)}`, () => void restore(gone), {
              hint: texts.hint,
              seconds: BULK_UNDO_SECONDS,
            }),
          ),
      });
    },
  };
}
