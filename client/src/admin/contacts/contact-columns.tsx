import type { ContactMessage } from '@contract/contact';
import { formatTime } from '@/lib/format-date';
import type { RecordColumn } from '../shared/lists/record-columns';
import { EmailText } from '../shared/records/email-text';
import { ContactStatusTag } from './contact-status-tag';

export const CONTACT_COLUMNS: readonly RecordColumn<ContactMessage>[] = [
  { key: 'name', title: 'Name', isSortable: true, width: 150, render: ({ name }) => <b dir="auto">{name}</b> },
  {
    key: 'subject',
    title: 'Subject',
    isSortable: true,
    width: 200,
    render: ({ subject }) => <span dir="auto">{subject}</span>,
  },
  {
    key: 'email',
    title: 'Email',
    width: 190,
    render: ({ email }) => (
      <a href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    isSortable: true,
    width: 100,
    render: ({ status }) => <ContactStatusTag status={status} />,
  },
  {
    key: 'createdAt',
    title: 'Date',
    isSortable: true,
    width: 150,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time>,
  },
];
