import { PROJECT_STATUS_LABELS, type ProjectStatus } from '@contract/project';
import type { BulkDone } from '@contract/work-list';
import { App } from 'antd';
import { projectRequests as calls } from '@/api/office';
import { useDashboard } from '../shared/dashboard-store';
import { useToast } from '../shared/feedback/use-toast';
import { catchLostFocus } from '../shared/layout/page-head';
import { useProjectList } from './project-list';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';

export interface BulkWork {
  /** Asks first: clients hear of some of them by mail. */
  setStatus(ids: string[], status: ProjectStatus): void;
  assign(ids: string[], assignee: string | null): Promise<void>;
  /** Asks first, and can be undone. */
  remove(ids: string[]): void;
}

const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** What is done to several requests at once; the list and the counts follow. What was refused is told with its reason. */
export function useBulkWork(onDone: () => void): BulkWork {
  const { modal } = App.useApp();
  const toast = useToast();

  const run = async (call: Promise<BulkDone>, failed: string, told: (changed: string[]) => void): Promise<void> => {
    try {
      const { changed, refused } = await call;
      onDone();
      if (changed.length > 0) told(changed);
      if (refused.length > 0) {
        const reasons = refused.map(({ name, message }) => (name ? `${name}: ${message}` : message));
        toast.error(`${requests(refused.length)} stayed as before.`, [...new Set(reasons)].join(' '));
      }
    } catch (error) {
      toast.failure(error, failed);
    }
    void useProjectList.getState().refresh();
    void useDashboard.getState().load();
  };

  const restore = (ids: string[]) =>
    run(calls.restoreAll({ ids }), QUOTE_ADMIN_TEXTS.restoreFailed, (back) =>
      toast.success(`Restored ${requests(back.length)}`),
    );

  return {
    setStatus(ids, status) {
      modal.confirm({
        title: `Set ${requests(ids.length)} to ${PROJECT_STATUS_LABELS[status]}?`,
        content: 'Their quotes follow. Clients whose quote is sent, agreed or closed by it are told by mail.',
        okText: 'Set status',
        cancelText: 'Cancel',
        focusable: { autoFocusButton: 'cancel' },
        onOk: () =>
          run(calls.setStatuses({ ids, status }), QUOTE_ADMIN_TEXTS.statusFailed, () =>
            toast.success(QUOTE_ADMIN_TEXTS.statusSaved),
          ),
        afterClose: catchLostFocus,
      });
    },
    assign: (ids, assignee) =>
      run(calls.assign({ ids, assignee }), QUOTE_ADMIN_TEXTS.assignFailed, (changed) =>
        toast.success(`Gave away ${requests(changed.length)}`),
      ),
    remove(ids) {
      modal.confirm({
        title: `Delete ${requests(ids.length)}?`,
        content: 'Their quotes and conversations go with them. You can undo this right after.',
        okText: 'Delete',
        okButtonProps: { danger: true },
        cancelText: 'Cancel',
        focusable: { autoFocusButton: 'cancel' },
        onOk: () =>
          run(calls.removeAll({ ids }), QUOTE_ADMIN_TEXTS.deleteFailed, (gone) =>
            toast.undoable(`Deleted ${requests(gone.length)}`, () => void restore(gone)),
          ),
        afterClose: catchLostFocus,
      });
    },
  };
}
