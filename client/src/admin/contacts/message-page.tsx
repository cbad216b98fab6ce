import { type ContactMessage, REPLY_TEXTS } from '@contract/contact';
import { type NoteKind, STAFF_ENTRY_KINDS, type StaffEntryInput } from '@contract/thread';
import { Button } from 'antd';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { contacts } from '@/api/contacts.api';
import { useRemoteOf } from '@/stores/server-store';
import { Unready } from '../shared/feedback/unready';
import { useToast } from '../shared/feedback/use-toast';
import { conflictingVersion } from '../shared/forms/conflicting-version';
import { PAGE_HEADING_ID, PageHead } from '../shared/layout/page-head';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { useAddress } from '../shared/lists/use-address';
import { PreviousNext } from '../shared/previous-next/previous-next';
import { addressIn, isLeafing } from '../shared/previous-next/record-address';
import { NotHere } from '../shared/records/not-here';
import { When } from '../shared/records/when';
import { refreshSilently } from '../shared/refresh-silently';
import { PersonTimeline } from '../shared/thread/person-timeline';
import { ThreadForm } from '../shared/thread/thread-form';
import { useAdminPolling } from '../shared/use-admin-polling';
import { useCan } from '../shared/use-can';
import { CONTACT_CHOICES, CONTACT_FILTER } from './contact-filter';
import { ContactStatusTag } from './contact-status-tag';
import { CONTACT_LIST_TEXTS } from './contact-texts';
import { MessageThread } from './message-conversation';
import { MessageFacts } from './message-facts';
import styles from './message-page.module.css';
import { adoptMessage, readAsDeleted, useMessages } from './message-stores';
import { toWritten } from './message-thread';
import { toReplyForm, toReplyInput } from './reply-form';
import { useContactWork, useOpening } from './use-contact-work';
import { useReplyHint } from './use-reply-hint';

export function MessagePage({ id }: { id: string }) {
  const [filter] = useAddress(CONTACT_FILTER, CONTACT_CHOICES);
  const ask = useCallback(() => refreshSilently(useMessages, contacts.read, id), [id]);
  useEffect(() => void ask(), [ask]);
  useAdminPolling(ask);
  const known = useRemoteOf(useMessages, id);
  const message = known.status === 'ready' ? known.value : undefined;
  const work = useContactWork();
  useOpening(message, work.open);
  return (
    <>
      <PreviousNext of="message" list="Contacts" id={id} filter={filter} read={contacts.list} />
      {/* The heading gets the focus before the message has loaded. React must keep the element, or the focus would be
          lost. */}
      <PageHead
        title={message?.subject ?? 'Message'}
        line={
          message && (
            <span className="row gap-1 gap-x-3">
              <bdi>{message.name}</bdi>
              <When at={message.createdAt} />
              <ContactStatusTag {...message} />
            </span>
          )
        }
      />
      <Unready
        known={known}
        rows={8}
        failed={CONTACT_LIST_TEXTS.openFailed}
        missing={<NotHere text={CONTACT_LIST_TEXTS.unknown} id={id} />}
        className="stack gap-4 panel pad-4"
      />
      {message && (
        <div className={`stack top gap-4 ${styles.both}`}>
          <div className="stack gap-4 shrinks panel pad-4">
            <h2 className="visually-hidden">Message</h2>
            <p className="as-typed" dir="auto">
              {message.message}
            </p>
            <Answers message={message} />
          </div>
          <div className="stack gap-4 shrinks panel pad-4">
            <MessageFacts message={message} onStatus={work.setStatus} hasSubject={false} />
            <PersonTimeline kind="messages" id={id} />
            <DeleteButton message={message} />
          </div>
        </div>
      )}
    </>
  );
}

function DeleteButton({ message }: { message: ContactMessage }) {
  const can = useCan();
  const work = useContactWork();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (!can.edit) return null;
  const leave = () => void navigate(addressIn('message', null, search));
  return (
    <Button type="text" className="outdented" onClick={() => work.remove(message, leave)}>
      Delete
    </Button>
  );
}

function Answers({ message }: { message: ContactMessage }) {
  const can = useCan();
  const replyHint = useReplyHint();
  const toast = useToast();
  const work = useContactWork();
  const { state } = useLocation();
  const isOpened = useNavigationType() === 'PUSH' && !isLeafing(state);
  const isWaiting = message.status === 'new' || message.status === 'read';
  // The reply box gets no focus on a phone, where the on-screen keyboard would cover the message.
  const isToAnswer = !useIsNarrow() && isOpened && isWaiting;
  const write = async ({ kind, text, lastReplyId = null }: StaffEntryInput) => {
    if (kind !== 'reply') {
      adoptMessage(await contacts.note(message._id, { kind: kind as NoteKind, text }));
      return;
    }
    const form = { ...toReplyForm(message), message: text };
    try {
      const { msg } = await contacts.reply(toReplyInput(form, message, lastReplyId));
      toast.success(msg || REPLY_TEXTS.replySent);
    } catch (error) {
      const current = conflictingVersion<ContactMessage>(error);
      if (current) adoptMessage(current);
      throw error;
    }
    // Not awaited: the reply was sent, so a failed reload must not be shown as a failed reply.
    void useMessages.getState().reload(message._id);
    work.renew();
  };
  return (
    <>
      <MessageThread message={message} />
      {can.edit && (
        <ThreadForm
          draftName={`answer:${message._id}`}
          kinds={STAFF_ENTRY_KINDS}
          phone={message.phone}
          replyHint={replyHint}
          answers={PAGE_HEADING_ID}
          isAtOnce={isToAnswer}
          replies={message.replies.map(toWritten)}
          repliesIn={(current) => (current as ContactMessage).replies.map(toWritten)}
          write={write}
          onDiscarded={() => readAsDeleted(message._id)}
        />
      )}
    </>
  );
}
