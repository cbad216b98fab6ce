import type { BulkDone } from '@contract/bulk';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { useDashboard } from '../dashboard-store';
import { useToast } from '../feedback/use-toast';
import { catchLostFocus } from '../layout/page-head';

interface BulkSetup {
  /** One of them, in lower case: "request". */
  noun: string;
  /** What goes with them when they are deleted. */
  lostToo: string;
  /** Below what says that they are deleted. */
  hint?: ReactNode;
  calls: {
    removeAll(body: { ids: string[] }): Promise<BulkDone>;
    restoreAll(body: { ids: string[] }): Promise<BulkDone>;
  };
  /** Shows the list as it is then. */
  refresh: () => unknown;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

export interface Bulk {
  /** "3 requests". */
  words(count: number): string;
  /** Tells what was done, and of what was refused the reason. */
  run(call: Promise<BulkDone>, failed: string, told: (changed: string[]) => void): Promise<void>;
  /** Asks first, and can be undone. */
  remove(ids: string[]): void;
}

/** What is done to several records of a list at once; the list and the counts follow. */
export function useBulk({ noun, lostToo, hint, calls, refresh, onDone }: BulkSetup): Bulk {
  const { modal } = App.useApp();
  const toast = useToast();
  const words = (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;

  const run: Bulk['run'] = async (call, failed, told) => {
    try {
      const { changed, refused } = await call;
      onDone();
      if (changed.length > 0) told(changed);
      if (refused.length > 0) {
        const reasons = refused.map(({ name, message }) => (name ? `${name}: ${message}` : message));
        toast.error(`${words(refused.length)} stayed as before.`, [...new Set(reasons)].join(' '));
      }
    } catch (error) {
      toast.failure(error, failed);
    }
    void refresh();
    void useDashboard.getState().load();
  };

  const restore = (ids: string[]) =>
    run(calls.restoreAll({ ids }), `Failed to restore ${noun}s`, (back) =>
      toast.success(`Restored ${words(back.length)}`),
    );

  return {
    words,
    run,
    remove(ids) {
      modal.confirm({
        title: `Delete ${words(ids.length)}?`,
        content: `${lostToo} You can undo this right after.`,
        okText: 'Delete',
        okButtonProps: { danger: true },
        cancelText: 'Cancel',
        focusable: { autoFocusButton: 'cancel' },
        onOk: () =>
          run(calls.removeAll({ ids }), `Failed to delete ${noun}s`, (gone) =>
            toast.undoable(`Deleted ${words(gone.length)}`, () => void restore(gone), undefined, hint),
          ),
        afterClose: catchLostFocus,
      });
    },
  };
}
