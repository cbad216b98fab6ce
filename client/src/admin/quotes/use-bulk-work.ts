import {
  type Assignee,
  PROJECT_STATUS_LABELS,
  PROJECT_STATUSES,
  type ProjectRequest,
  type ProjectStatus,
} from '@contract/project';
import { projectRequests as calls } from '@/api/project-requests.api';
import { BULK_UNDO_SECONDS, useToast } from '../shared/feedback/use-toast';
import { useBulk } from '../shared/lists/use-bulk';
import { useMailText } from '../shared/text/use-mail-text';
import { useProjectList } from './project-list';
import { QUOTE_ADMIN_TEXTS } from './quote-admin-texts';

type Given = Pick<ProjectRequest, '_id' | 'name'> & { assignee?: Assignee | null };

export function useBulkWork(onDone: () => void) {
  const toast = useToast();
  const mailText = useMailText();
  const { countText, run, remove, setStatus } = useBulk<ProjectStatus>({
    noun: 'request',
    calls,
    statuses: PROJECT_STATUSES,
    texts: {
      lostToo: 'The quotes and conversations are deleted too.',
      done: (them, status) => `Set ${them} to ${PROJECT_STATUS_LABELS[status]}`,
      question: (them, status) => ({
        title: `Set ${them} to ${PROJECT_STATUS_LABELS[status]}?`,
        content: `The quotes change too. ${mailText('We will email clients whose quotes are accepted, closed or revised. Quotes that are sent for the first time are not emailed.', 'Emails to clients will not be sent. They will only be stored in the outbox.')}`,
      }),
      statusFailed: QUOTE_ADMIN_TEXTS.statusFailed,
    },
    refresh: useProjectList.getState().refresh,
    onDone,
  });

  const give = (requests: readonly Given[], to: Assignee | null, told: (changed: Given[]) => void) => {
    const ids = requests.map(({ _id }) => _id);
    return run(calls.assign({ ids, assignee: to?._id ?? null }), 'Failed to assign the requests', (changed) =>
      told(requests.filter(({ _id }) => changed.includes(_id))),
    );
  };
  const giveBack = async (requests: readonly Given[]) => {
    const before = new Map(requests.map(({ assignee }) => [assignee?._id, assignee]));
    for (const [id, assignee] of before) {
      const theirs = requests.filter((request) => request.assignee?._id === id);
      await give(theirs, assignee ?? null, (back) => toast.success(`Assignment undone: ${namesOf(back)}`));
    }
  };
  const namesOf = (requests: readonly Given[]) =>
    requests.length === 1 ? `the request of ${requests[0]!.name}` : countText(requests.length);

  const assign = (requests: readonly Given[], to: Assignee | null) =>
    give(requests, to, (given) => {
      const said = to ? `Assigned ${namesOf(given)} to ${to.name}` : `Unassigned ${namesOf(given)}`;
      toast.undoable(said, () => void giveBack(given), { seconds: BULK_UNDO_SECONDS });
    });

  return {
    remove,
    setStatus,
    /** Returns the choices of a menu that assigns the requests. */
    assigns: (people: readonly Assignee[], requests: readonly Given[]) =>
      [...people, null].map((to) => ({ text: to?.name ?? 'Unassigned', onPress: () => void assign(requests, to) })),
  };
}
