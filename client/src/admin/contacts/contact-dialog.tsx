import { CONTACT_STATUS_ACTIONS, CONTACT_STATUSES, type ContactMessage, type ContactStatus } from '@contract/contact';
import { Button, Dropdown, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { formatTime } from '@/lib/format-date';
import { catchLostFocus } from '../shared/layout/page-head';
import { Details } from '../shared/records/details';
import { useLast } from '../shared/records/use-last';
import { PersonTimeline } from '../shared/thread/person-timeline';
import { useCan } from '../shared/use-can';
import styles from './contact-dialog.module.css';
import { ContactStatusTag } from './contact-status-tag';
import { MessageConversation } from './message-conversation';

interface ContactDialogProps {
  /** Nothing closes the dialog. */
  message: ContactMessage | undefined;
  /** A new one was opened by somebody who may answer it. */
  onOpen: (message: ContactMessage) => void;
  onStatus: (message: ContactMessage, status: ContactStatus) => void;
  onDelete: (message: ContactMessage) => void;
  onReply: (message: ContactMessage) => void;
  onClose: () => void;
  /** To the messages before and after this one in the list. */
  neighbours: ReactNode;
}

/** One message with what was answered and noted. Whoever may answer it makes a new one read by opening it. */
export function ContactDialog(props: ContactDialogProps) {
  const { onClose } = props;
  const message = useLast(props.message);
  const can = useCan();
  const isToOpen = can.edit && props.message?.status === 'new';
  const openedId = props.message?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening: who marks an open one as new means it
  useEffect(() => {
    if (isToOpen && props.message) props.onOpen(props.message);
  }, [openedId]);
  return (
    <Modal
      open={!!props.message}
      title="Message details"
      width={640}
      onCancel={onClose}
      afterClose={catchLostFocus}
      footer={
        message && (
          <div className={styles.buttons}>
            {can.edit && (
              <Button type="text" className={styles.first} onClick={() => props.onDelete(message)}>
                Delete
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
            {can.edit && (
              <Button type="primary" onClick={() => props.onReply(message)}>
                Reply
              </Button>
            )}
          </div>
        )
      }
    >
      {message && (
        <div className={styles.body}>
          {props.neighbours}
          <Details
            pairs={[
              ['From', <Sender key="from" message={message} />],
              ['Phone', message.phone && <a href={`tel:${message.phone}`}>{message.phone}</a>],
              ['Date', formatTime(message.createdAt)],
              ['Status', <StatusMenu key="status" message={message} onStatus={props.onStatus} />],
              ['Subject', <b key="subject">{message.subject}</b>],
            ]}
          />
          <h2 className="visually-hidden">Message</h2>
          <p className={styles.message} dir="auto">
            {message.message}
          </p>
          <MessageConversation key={`thread ${message._id}`} message={message} />
          <PersonTimeline key={message._id} kind="messages" id={message._id} />
        </div>
      )}
    </Modal>
  );
}

function Sender({ message }: { message: ContactMessage }) {
  return (
    <>
      <bdi>{message.name}</bdi> (<a href={`mailto:${message.email}`}>{message.email}</a>)
    </>
  );
}

function StatusMenu({ message, onStatus }: Pick<ContactDialogProps, 'onStatus'> & { message: ContactMessage }) {
  const can = useCan();
  const entries = CONTACT_STATUSES.filter((status) => status !== message.status).map((status) => ({
    key: status,
    label: CONTACT_STATUS_ACTIONS[status],
    onClick: () => onStatus(message, status),
  }));
  return (
    <span className={styles.status}>
      <ContactStatusTag status={message.status} />
      {can.edit && (
        <Dropdown menu={{ items: entries }} trigger={['click']}>
          <Button size="small" aria-haspopup="menu">
            Change status
          </Button>
        </Dropdown>
      )}
    </span>
  );
}
