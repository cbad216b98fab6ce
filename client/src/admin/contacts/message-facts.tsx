import { CONTACT_STATUS_ACTIONS, CONTACT_STATUSES, type ContactMessage, type ContactStatus } from '@contract/contact';
import { formatTime } from '@/lib/format-date';
import { telephoneLink } from '@/lib/telephone-link';
import { EmailText } from '@/ui/email-text';
import { RowMenu } from '../shared/lists/row-menu';
import { Details } from '../shared/records/details';
import { useCan } from '../shared/use-can';
import { ContactStatusTag } from './contact-status-tag';

interface MessageFactsProps {
  message: ContactMessage;
  onStatus: (message: ContactMessage, status: ContactStatus) => void;
  /** False if a heading already shows the subject. */
  hasSubject: boolean;
}

export function MessageFacts({ message, onStatus, hasSubject }: MessageFactsProps) {
  return (
    <Details
      pairs={[
        ['From', <Sender key="from" message={message} />],
        ['Phone', message.phone && <a href={telephoneLink(message.phone)}>{message.phone}</a>],
        ['Date', formatTime(message.createdAt)],
        ['Status', <StatusMenu key="status" message={message} onStatus={onStatus} />],
        ['Subject', hasSubject ? <b key="subject">{message.subject}</b> : ''],
      ]}
    />
  );
}

function Sender({ message }: { message: ContactMessage }) {
  return (
    <>
      <bdi>{message.name}</bdi> (
      <a href={`mailto:${message.email}`}>
        <EmailText email={message.email} />
      </a>
      )
    </>
  );
}

function StatusMenu({ message, onStatus }: Omit<MessageFactsProps, 'hasSubject'>) {
  const can = useCan();
  const entries = CONTACT_STATUSES.filter((status) => status !== message.status).map((status) => ({
    text: CONTACT_STATUS_ACTIONS[status],
    onPress: () => onStatus(message, status),
  }));
  return (
    <span className="row gap-3">
      <ContactStatusTag {...message} />
      {can.edit && <RowMenu text="Change status" entries={entries} isSmall />}
    </span>
  );
}
