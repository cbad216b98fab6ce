import type { ContactMessage } from '@contract/contact';
import { formatDate, formatTime } from '@/lib/format-date';
import { OneLine } from '../shared/lists/one-line';
import type { RecordColumn } from '../shared/lists/record-columns';
import rows from '../shared/lists/row-link.module.css';
import { RecordLink } from '../shared/previous-next/record-link';
import { nearTime } from '../shared/text/near-time';
import { ContactStatusTag } from './contact-status-tag';

/** Number of characters of a message in its table row. CSS shows one line of these characters and hides the rest. */
const FIRST_WORDS = 160;

const firstWordsOf = ({ message }: ContactMessage): string => message.slice(0, FIRST_WORDS).replace(/\s+/g, ' ');

export const CONTACT_COLUMNS: readonly RecordColumn<ContactMessage>[] = [
  {
    key: 'name',
    title: 'Name',
    isSortable: true,
    width: 130,
    render: ({ _id, name }) => (
      <RecordLink of="message" id={_id} className={`covers-card ${rows.link}`}>
        <OneLine title={name}>
          <b>{name}</b>
        </OneLine>
      </RecordLink>
    ),
  },
  {
    key: 'subject',
    title: 'Subject',
    isSortable: true,
    render: (message) => (
      <>
        <OneLine title={message.subject}>{message.subject}</OneLine>
        <OneLine isBelow>{firstWordsOf(message)}</OneLine>
      </>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    width: 150,
    inCard: 'left out',
    render: ({ email }) => (
      <a href={`mailto:${email}`}>
        <OneLine title={email}>{email}</OneLine>
      </a>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    isSortable: true,
    width: 92,
    inCard: 'beside heading',
    render: (message) => <ContactStatusTag {...message} />,
  },
  {
    key: 'createdAt',
    title: 'Date',
    isSortable: true,
    width: 156,
    inCard: 'beside buttons',
    render: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatTime(createdAt)}>
        <OneLine>{formatDate(createdAt)}</OneLine>
        <OneLine isBelow>{nearTime(createdAt)}</OneLine>
      </time>
    ),
    renderInCard: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatTime(createdAt)}>
        {nearTime(createdAt)}
      </time>
    ),
  },
];
