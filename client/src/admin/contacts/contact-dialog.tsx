import type { ContactMessage, ContactStatus } from '@contract/contact';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useLast } from '../shared/records/use-last';
import { PersonTimeline } from '../shared/thread/person-timeline';
import { useCan } from '../shared/use-can';
import { MessageConversation } from './message-conversation';
import { MessageFacts } from './message-facts';
import { useOpening } from './use-contact-work';

interface ContactDialogProps {
  message: ContactMessage | undefined;
  onOpen: (message: ContactMessage) => void;
  onStatus: (message: ContactMessage, status: ContactStatus) => void;
  onDelete: (message: ContactMessage) => void;
  onReply: (message: ContactMessage) => void;
  onClose: () => void;
  neighbours: ReactNode;
}

/** Shows one message. A new message becomes read when a user who may answer opens it. */
export function ContactDialog(props: ContactDialogProps) {
  const { onClose } = props;
  const message = useLast(props.message);
  const can = useCan();
  useOpening(props.message, props.onOpen);
  return (
    <Modal
      open={!!props.message}
      title="Message details"
      width="40rem"
      onCancel={onClose}
      footer={
        message && (
          <div className="row stretch gap-3 end">
            {can.edit && (
              <Button type="text" className="push" onClick={() => props.onDelete(message)}>
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
        <div className="stack gap-4">
          {props.neighbours}
          <MessageFacts message={message} onStatus={props.onStatus} hasSubject />
          <h2 className="visually-hidden">Message</h2>
          <p className="pad-4 quoted" dir="auto">
            {message.message}
          </p>
          <MessageConversation key={`thread ${message._id}`} message={message} />
          <PersonTimeline key={message._id} kind="messages" id={message._id} />
        </div>
      )}
    </Modal>
  );
}
