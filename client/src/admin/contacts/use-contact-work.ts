import { CONTACT_STATUS_LABELS, CONTACT_STATUSES, type ContactMessage, type ContactStatus } from '@contract/contact';
import { useEffect } from 'react';
import { contacts } from '@/api/contacts.api';
import { useToast } from '../shared/feedback/use-toast';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useCan } from '../shared/use-can';
import { useWorkChanges } from '../shared/work-lists/use-work-changes';
import { CONTACT_LIST_TEXTS } from './contact-texts';
import { adoptMessage, readAsDeleted, useMessageList } from './message-stores';

export function useContactWork() {
  const toast = useToast();
  const work = useWorkChanges<ContactMessage>({
    useList: useMessageList,
    what: 'message',
    calls: contacts,
    nameOf: ({ name, subject }) => `${name}: ${subject}`,
    texts: CONTACT_LIST_TEXTS,
    adopt: adoptMessage,
    onGone: readAsDeleted,
  });
  return {
    ...work,
    /** Marks a new message as read. Ignores a failure, because the user can read the message anyway. */
    open({ _id }: ContactMessage): void {
      contacts.open(_id).then(
        (opened) => {
          adoptMessage(opened);
          work.renewCounts();
        },
        () => undefined,
      );
    },
    setStatus: (message: ContactMessage, status: ContactStatus): Promise<void> =>
      work.change(message, contacts.update(message._id, { status, updatedAt: message.updatedAt }), () => {
        toast.success(`Status changed to ${CONTACT_STATUS_LABELS[status]}`);
        work.renewCounts();
      }),
  };
}

export const useContactBulk = (onDone: () => void): Bulk<ContactStatus> =>
  useBulk({
    noun: 'message',
    calls: contacts,
    statuses: CONTACT_STATUSES,
    texts: {
      lostToo: 'The replies and notes are deleted too.',
      done: (them, status) => `Set ${them} to ${CONTACT_STATUS_LABELS[status]}`,
      statusFailed: CONTACT_LIST_TEXTS.statusFailed,
    },
    refresh: useMessageList.getState().refresh,
    onDone,
  });

export function useOpening(message: ContactMessage | undefined, open: (message: ContactMessage) => void): void {
  const can = useCan();
  const isToOpen = can.edit && message?.status === 'new';
  const openedId = message?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, so that "new" can be set again
  useEffect(() => {
    if (isToOpen && message) open(message);
  }, [openedId]);
}
