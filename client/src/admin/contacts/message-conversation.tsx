import type { ContactMessage } from '@contract/contact';
import { NOTE_KINDS, type NoteKind } from '@contract/thread';
import { contacts } from '@/api/contacts.api';
import { ThreadForm } from '../shared/thread/thread-form';
import { ThreadLog } from '../shared/thread/thread-log';
import { useCan } from '../shared/use-can';
import { adoptMessage, readAsDeleted } from './message-stores';
import { threadOf } from './message-thread';

export function MessageConversation({ message }: { message: ContactMessage }) {
  const can = useCan();
  return (
    <>
      <MessageThread message={message} />
      {can.edit && (
        <ThreadForm
          draftName={`note:${message._id}`}
          kinds={NOTE_KINDS}
          phone={message.phone}
          write={async ({ kind, text }) => {
            adoptMessage(await contacts.note(message._id, { kind: kind as NoteKind, text }));
          }}
          onDiscarded={() => readAsDeleted(message._id)}
        />
      )}
    </>
  );
}

export function MessageThread({ message }: { message: ContactMessage }) {
  const thread = threadOf(message);
  if (thread.length === 0) return null;
  return (
    <section aria-labelledby="message-thread">
      <h2 id="message-thread" className="tiny below-2">
        Replies and notes
      </h2>
      <ThreadLog entries={thread} />
    </section>
  );
}
