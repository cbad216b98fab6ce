import { PROJECT_STATUS_LABELS, PROJECT_STATUSES, type ProjectStatus } from '@contract/project';
import { App } from 'antd';
import { projectRequests as calls } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { catchLostFocus } from '../shared/layout/page-head';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useProjectList } from './project-list';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';

interface BulkWork extends Pick<Bulk<ProjectStatus>, 'remove'> {
  /** Asks first: clients hear of some of them by mail. */
  setStatus(ids: string[], status: ProjectStatus): void;
  /** `null`: to nobody. */
  assign(ids: string[], assignee: string | null): Promise<void>;
}

export function useBulkWork(onDone: () => void): BulkWork {
  const { modal } = App.useApp();
  const toast = useToast();
  const { words, run, remove } = useBulk({
    noun: 'request',
    lostToo: 'Their quotes and conversations go with them.',
    calls,
    statuses: PROJECT_STATUSES,
    statusFailed: QUOTE_ADMIN_TEXTS.statusFailed,
    refresh: useProjectList.getState().refresh,
    onDone,
  });

  return {
    remove,
    setStatus(ids, status) {
      modal.confirm({
        title: `Set ${words(ids.length)} to ${PROJECT_STATUS_LABELS[status]}?`,
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
        toast.success(`${assignee ? 'Assigned' : 'Unassigned'} ${words(changed.length)}`),
      ),
  };
}
