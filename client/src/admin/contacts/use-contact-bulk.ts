import { CONTACT_STATUS_LABELS, type ContactStatus } from '@contract/contact';
import { contacts } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useContactList } from './contact-list';
import { CONTACT_LIST_TEXTS } from './contact-texts';

interface ContactBulk extends Pick<Bulk, 'remove'> {
  setStatus(ids: string[], status: ContactStatus): void;
}

export function useContactBulk(onDone: () => void): ContactBulk {
  const toast = useToast();
  const { words, run, remove } = useBulk({
    noun: 'message',
    lostToo: 'Answers and notes go with them.',
    calls: contacts,
    refresh: useContactList.getState().refresh,
    onDone,
  });
  return {
    remove,
    setStatus: (ids, status) =>
      void run(contacts.setStatuses({ ids, status }), CONTACT_LIST_TEXTS.statusFailed, (changed) =>
        toast.success(`Set ${words(changed.length)} to ${CONTACT_STATUS_LABELS[status]}`),
      ),
  };
}
