import { CONTACT_STATUS_LABELS, CONTACT_STATUSES, type ContactStatus } from '@contract/contact';
import { contacts } from '@/api/office';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useContactList } from './contact-list';
import { CONTACT_LIST_TEXTS } from './contact-texts';

export const useContactBulk = (onDone: () => void): Bulk<ContactStatus> =>
  useBulk({
    noun: 'message',
    lostToo: 'Answers and notes go with them.',
    calls: contacts,
    statuses: CONTACT_STATUSES,
    doneWords: (them, status) => `Set ${them} to ${CONTACT_STATUS_LABELS[status]}`,
    statusFailed: CONTACT_LIST_TEXTS.statusFailed,
    refresh: useContactList.getState().refresh,
    onDone,
  });
