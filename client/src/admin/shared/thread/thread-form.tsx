import type { Deletion } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import { STAFF_ENTRY_LABELS, type StaffEntryInput, type StaffEntryKind, THREAD_TEXTS } from '@contract/thread';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { dropOfficeDraft, keepOfficeDraft, readOfficeDraft } from '../drafts/office-draft';
import { useUnsavedChanges } from '../drafts/use-unsaved-changes';
import { useToast } from '../feedback/use-toast';
import { DeletedConflict } from '../forms/deleted-conflict';
import { HeldFields } from '../forms/held-fields';
import { deletionOf, storedInstead } from '../forms/stored-instead';
import { ReplyConflict } from './reply-conflict';
import { SavedTextsButton, withSavedText } from './saved-texts-button';
import styles from './thread-form.module.css';
import type { Written } from './thread-log';

const TABS: Record<StaffEntryKind, string> = { ...STAFF_ENTRY_LABELS, reply: 'Reply', call: 'Call' };
const HINTS: Record<StaffEntryKind, string> = {
  reply: 'Goes to the client by email, and to the client’s page',
  note: 'Stays in the office',
  whatsapp: 'What was said on WhatsApp; stays in the office',
  call: 'What was said by telephone; stays in the office',
};

interface ThreadFormProps {
  /** Under this name what is typed is kept in the browser: nothing is lost when the screen is closed or loaded anew. */
  draftName: string;
  kinds: readonly StaffEntryKind[];
  /** Where a reply goes, if not as of a request. */
  replyHint?: string;
  /** Sends it and shows what came of it; rejects with an `ApiError`, and what was typed stays. */
  write: (entry: StaffEntryInput) => Promise<void>;
  /** The replies that are shown, oldest first. */
  replies?: readonly Written[];
  /** The same of the record that a refusal brought along. */
  repliesIn?: (current: unknown) => readonly Written[];
  /** The record was deleted, and what was typed has been thrown away. */
  onDiscarded: () => void;
}

/** Where staff write into a conversation: a reply, a note, what was said elsewhere. */
export function ThreadForm({
  draftName,
  kinds,
  replyHint = HINTS.reply,
  write,
  replies = [],
  repliesIn,
  onDiscarded,
}: ThreadFormProps) {
  const blank = { kind: kinds[0]!, text: '' };
  const [kept] = useState(() => readOfficeDraft(draftName, blank));
  const [form, setForm] = useState({ ...blank, ...kept?.fields });
  /** The newest reply when the text was begun. */
  const [seen, setSeen] = useState(kept ? kept.version : undefined);
  const [newer, setNewer] = useState<readonly Written[]>([]);
  const [deletion, setDeletion] = useState<Deletion>();
  const [isSending, setIsSending] = useState(false);
  const toast = useToast();
  const label = useId();
  useUnsavedChanges(form.text !== '');
  const { kind, text } = form;
  const lastReplyId = seen === undefined ? newestOf(replies) : seen;

  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    setForm(next);
    setSeen(next.text === '' ? undefined : lastReplyId);
    if (next.text === '') dropOfficeDraft(draftName);
    else keepOfficeDraft(draftName, { fields: next, version: lastReplyId });
  };
  const send = async (after: string | null) => {
    if (isSending || text.trim() === '') return;
    setIsSending(true);
    try {
      await write({ kind, text: text.trim(), ...(kind === 'reply' && { lastReplyId: after }) });
      change({ text: '' });
      setNewer([]);
    } catch (error) {
      const deleted = deletionOf(error);
      if (deleted) return setDeletion(deleted);
      const current = storedInstead(error);
      if (current === undefined || !repliesIn)
        return toast.failure(error, 'This could not be saved. Please try again.');
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
        onBack={() => {
          setDeletion(undefined);
          void send(lastReplyId);
        }}
        onDiscard={() => {
          change({ text: '' });
          setDeletion(undefined);
          onDiscarded();
        }}
      />
    );
  }
  if (newer.length > 0) {
    return (
      <ReplyConflict
        heading={THREAD_TEXTS.answeredMeanwhile}
        mine={form}
        theirs={newer}
        onEdit={() => setNewer([])}
        onSend={() => void send(lastReplyId)}
        onDiscard={() => {
          change({ text: '' });
          setNewer([]);
        }}
      />
    );
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-label="Write">
      <HeldFields isHeld={isSending}>
        <fieldset className={styles.kinds}>
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
              <span>{TABS[one]}</span>
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${label}-text`} className="visually-hidden">
          {TABS[kind]}
        </label>
        <Input.TextArea
          id={`${label}-text`}
          dir="auto"
          rows={3}
          placeholder={kind === 'reply' ? replyHint : HINTS[kind]}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </HeldFields>
      <div className={styles.buttons}>
        <SavedTextsButton onPick={(saved) => change({ text: withSavedText(text, saved, LIMITS.message) })} />
        <Button type="primary" htmlType="submit" disabled={isSending || text.trim() === ''}>
          {isSending ? 'Saving...' : kind === 'reply' ? 'Send reply' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const newestOf = (replies: readonly Written[]): string | null => replies.at(-1)?._id ?? null;
