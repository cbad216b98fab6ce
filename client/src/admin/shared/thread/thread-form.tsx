import type { Deletion } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import {
  type NoteKind,
  STAFF_ENTRY_LABELS,
  type StaffEntryInput,
  type StaffEntryKind,
  THREAD_TEXTS,
} from '@contract/thread';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { whatsAppLink } from '@/lib/telephone-link';
import { useUnsavedChanges } from '@/stores/use-unsaved-changes';
import { useToast } from '../feedback/use-toast';
import { DeletedConflict } from '../forms/conflict';
import { conflictingVersion, deletionOf } from '../forms/conflicting-version';
import { dropBuffer, isBuffered, readBuffer, saveBuffer } from '../forms/form-buffer';
import { HeldFields } from '../forms/held-fields';
import { pageHead } from '../layout/page-head';
import { useMailText } from '../text/use-mail-text';
import { NewerReplies } from './newer-replies';
import { SavedRepliesButton, withSavedReply } from './saved-replies-button';
import styles from './thread-form.module.css';
import type { Written } from './thread-log';
import { onSendKey, SEND_KEY_SHORTCUTS, WritingHint } from './writing-hint';

const TABS: Record<StaffEntryKind, string> = { ...STAFF_ENTRY_LABELS, reply: 'Reply', call: 'Call' };
const SAVES: Record<StaffEntryKind, string> = {
  reply: 'Send reply',
  note: 'Save note',
  whatsapp: 'Save WhatsApp note',
  call: 'Save call note',
};
const HINTS: Record<NoteKind, string> = {
  note: 'Visible to staff only',
  whatsapp: 'Write a summary of the WhatsApp chat. Visible to staff only',
  call: 'Write a summary of the phone call. Visible to staff only',
};

interface ThreadFormProps {
  draftName: string;
  kinds: readonly StaffEntryKind[];
  /** Phone number of the client. The form then links to a WhatsApp chat. */
  phone?: string;
  replyHint?: string;
  /**
   * Id of the heading above the message to answer. Screen readers need it if the heading is not directly before the
   * box.
   */
  answers?: string;
  /** Focuses the box on mount, unless the user has moved the focus. */
  isAtOnce?: boolean;
  /** Sends the entry. If it rejects with an `ApiError`, the typed text stays. */
  write: (entry: StaffEntryInput) => Promise<void>;
  /** Replies that are shown above the form, oldest first. */
  replies?: readonly Written[];
  /** Returns the replies in `current`, the stored record that a 409 contains. */
  repliesIn?: (current: unknown) => readonly Written[];
  onDiscarded: () => void;
}

const FAILED = 'Your text could not be saved. Please try again.';

export function ThreadForm({
  draftName,
  kinds,
  phone = '',
  replyHint,
  answers,
  isAtOnce = false,
  write,
  replies = [],
  repliesIn,
  onDiscarded,
}: ThreadFormProps) {
  const blank = { kind: kinds[0]!, text: '' };
  const [draft] = useState(() => readBuffer(draftName, blank));
  const [form, setForm] = useState({ ...blank, ...draft?.fields });
  /** Id of the newest reply at the time when the draft was started. */
  const [seen, setSeen] = useState(draft ? draft.version : undefined);
  /** Replies of colleagues since the draft was started. The user must see them before sending. */
  const [newer, setNewer] = useState<readonly Written[]>([]);
  const [deletion, setDeletion] = useState<Deletion>();
  const [isSending, setIsSending] = useState(false);
  const toast = useToast();
  const mailText = useMailText();
  const hint =
    replyHint ??
    mailText(
      'We will email your reply to the client. It will also be shown on the client’s page',
      'Your reply will be shown on the client’s page. The email will not be sent. It will be stored in the outbox',
    );
  const label = useId();
  const box = useRef<TextAreaRef>(null);
  /** True if the box must get the focus as soon as it is enabled again. */
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || isSending || !box.current) return;
    isWanted.current = false;
    box.current.focus({ cursor: 'end' });
  });
  useEffect(() => {
    // Browsers put the cursor before a restored text.
    const field = box.current?.resizableTextArea?.textArea;
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  useEffect(() => {
    if (!isAtOnce) return;
    // Waits a frame, because the heading gets the focus first. Does not scroll, so that a long message stays visible
    // from its start.
    const frame = requestAnimationFrame(() => {
      const isFree = [null, document.body, pageHead()].includes(document.activeElement as HTMLElement | null);
      if (isFree) box.current?.focus({ cursor: 'end', preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAtOnce]);
  const isKept = useCallback(() => isBuffered(draftName), [draftName]);
  useUnsavedChanges(form.text !== '', isKept);
  const { kind, text } = form;
  const lastReplyId = seen === undefined ? newestOf(replies) : seen;

  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    setForm(next);
    setSeen(next.text === '' ? undefined : lastReplyId);
    if (next.text === '') dropBuffer(draftName);
    else saveBuffer(draftName, { fields: next, version: lastReplyId });
  };
  const send = async (after: string | null) => {
    if (isSending || text.trim() === '') return;
    setIsSending(true);
    isWanted.current = true;
    try {
      await write({ kind, text: text.trim(), ...(kind === 'reply' && { lastReplyId: after }) });
      change({ text: '' });
      setNewer([]);
      toast.settle(FAILED);
    } catch (error) {
      const deleted = deletionOf(error);
      if (deleted) return setDeletion(deleted);
      const current = conflictingVersion(error);
      if (current === undefined || !repliesIn) return toast.failure(error, FAILED);
      const theirs = repliesIn(current);
      setNewer(theirs.slice(theirs.findIndex(({ _id }) => _id === after) + 1));
      setSeen(newestOf(theirs));
    } finally {
      setIsSending(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(lastReplyId);
  };

  if (deletion) {
    return (
      <DeletedConflict
        deletion={deletion}
        mine={text}
        onRestored={() => {
          isWanted.current = true;
          setDeletion(undefined);
        }}
        onDiscard={() => {
          change({ text: '' });
          setDeletion(undefined);
          onDiscarded();
        }}
      />
    );
  }
  return (
    <form className={`stack gap-2 ${styles.form}`} onSubmit={handleSubmit} aria-label="Write">
      <NewerReplies heading={THREAD_TEXTS.answeredMeanwhile} replies={newer} />
      <HeldFields isHeld={isSending}>
        <fieldset className={`wraps on-mist rounded ${styles.kinds}`}>
          <legend className="visually-hidden">Kind</legend>
          {kinds.map((one) => (
            <label key={one} className={styles.kind}>
              <input
                type="radio"
                name={label}
                className="visually-hidden"
                checked={one === kind}
                onChange={() => change({ kind: one })}
              />
              <span className="touch medium">{TABS[one]}</span>
            </label>
          ))}
        </fieldset>
        <WritingHint
          id={`${label}-hint`}
          text={kind === 'reply' ? hint : HINTS[kind]}
          verb={kind === 'reply' ? 'send' : 'save'}
        />
        <label htmlFor={`${label}-text`} className="visually-hidden">
          {TABS[kind]}
        </label>
        <Input.TextArea
          ref={box}
          id={`${label}-text`}
          className={classNames(styles.box, kind !== 'reply' && styles.stays)}
          aria-describedby={[answers, `${label}-hint`].filter(Boolean).join(' ')}
          aria-keyshortcuts={SEND_KEY_SHORTCUTS}
          dir="auto"
          rows={3}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={onSendKey(() => void send(lastReplyId))}
        />
      </HeldFields>
      <div className={`row stretch gap-2 ${kind === 'reply' ? 'spread' : 'end'}`}>
        {kind === 'reply' && (
          <SavedRepliesButton
            onPick={(saved) => {
              isWanted.current = true;
              change({ text: withSavedReply(text, saved, LIMITS.message) });
            }}
          />
        )}
        {kind === 'whatsapp' && phone !== '' && (
          <Button href={whatsAppLink(phone)} target="_blank" rel="noopener noreferrer">
            Open WhatsApp
          </Button>
        )}
        <Button type="primary" htmlType="submit" disabled={isSending || text.trim() === ''}>
          {isSending ? 'Saving...' : SAVES[kind]}
        </Button>
      </div>
    </form>
  );
}

const newestOf = (replies: readonly Written[]): string | null => replies.at(-1)?._id ?? null;
