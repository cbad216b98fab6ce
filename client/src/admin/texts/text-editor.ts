import type { Deletion } from '@contract/errors';
import type { EditedText, PublishInput, TextFields, TextKind, TextRecords } from '@contract/texts';
import { ApiError } from '@/api/http';
import { keyFor, newKey, type SentAs } from '@/api/idempotency';
import { posts } from '@/api/office';
import { useSession } from '@/stores/session';
import { isSame } from '../shared/drafts/is-same';
import { deletionOf, isGone, storedInstead } from '../shared/forms/stored-instead';
import { adoptText, DraftBuffer, NEW } from './draft-buffer';
import { editedText, TEXTS, textOf } from './text-kinds';

/** Rest after which what was typed is sent, and the longest time without a rest. */
const PAUSE_MS = 3_000;
const MOST_MS = 15_000;
/** Times after which a call that failed is repeated; the last one stays. */
const RETRY_MS = [5_000, 15_000, 30_000, 60_000];
/** More calls than these in a row are hardly all without an answer. */
const UNANSWERED_MAX = 3;

export type AutosaveStatus =
  | { is: 'clean' | 'unsaved' | 'saving' | 'on this device' }
  /** `at`: ISO 8601. */
  | { is: 'saved'; at: string }
  | { is: 'refused'; reason: string };

/** Two texts of one record: the one in the form, and another that the server has by now. */
export interface TextConflict<K extends TextKind> {
  theirs: TextFields<K>;
  /** Somebody else wrote in the draft, or published while this one was written. */
  in: 'draft' | 'published';
  /** Name; empty where it is not known. */
  by: string;
  /** ISO 8601. */
  at: string;
  current: EditedText<K>;
  /** It came up at a press of Publish: see `PublishInput`. */
  publishing?: PublishInput;
}

export interface EditorState<K extends TextKind> {
  phase: 'loading' | 'failed' | 'gone' | 'open';
  /** As it is stored; `null` for a post that has no record yet. */
  record: TextRecords[K] | null;
  /** The server has a text that visitors do not see. */
  hasDraft: boolean;
  /** Text for the form. It counts again each time that `turn` has changed: between, the form is ahead. */
  fields: TextFields<K>;
  turn: number;
  status: AutosaveStatus;
  conflict: TextConflict<K> | null;
  /** The record was deleted while it was open, and can be restored. */
  deletion: Deletion | null;
}

/**
 * One text while its editor is open: load → form → PUT after a pause → status. What is typed is in the browser within a
 * second, and stays there until the server has answered the call that contains it. A text that somebody else has
 * written meanwhile is shown beside it: neither replaces the other before a person has chosen.
 */
export class TextEditor<K extends TextKind> {
  state: EditorState<K>;
  private readonly listeners = new Set<() => void>();
  private readonly account = useSession.getState().user?._id;
  private buffer: DraftBuffer<K>;

  /** What stands in the form. */
  private fields: TextFields<K>;
  /** Versions that it was typed on: see `DraftInput`. */
  private version = 0;
  private basedOn = 0;
  /** Since when something waits to be sent; `null` while nothing does. */
  private dirtySince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<boolean> | null = null;
  /** Texts of calls without an answer: the server may have one of them. */
  private sent: TextFields<K>[] = [];
  private failures = 0;
  private failure: unknown;
  /** Under it the record of a new post is created once. */
  private createKey = newKey();
  private pressed: SentAs | null = null;

  /** @param blank text of a new post */
  constructor(
    private readonly kind: K,
    private id: string,
    blank: TextFields<K>,
  ) {
    this.fields = blank;
    this.buffer = new DraftBuffer(kind, id);
    this.state = {
      phase: 'loading',
      record: null,
      hasDraft: false,
      fields: blank,
      turn: 0,
      status: { is: 'clean' },
      conflict: null,
      deletion: null,
    };
  }

  readonly getState = (): EditorState<K> => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  // Opening

  /** Loads the text. Answers what ends the editor: what waits is sent. */
  start(): () => void {
    const retry = () => {
      if (this.dirtySince !== null) void this.save();
    };
    const leave = () => {
      this.buffer.write();
      retry();
    };
    const stopWatching = useSession.subscribe(({ status }, before) => {
      if (status === 'signed-in' && before.status !== status) retry();
    });
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    if (this.state.phase === 'loading') void this.load();
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
      stopWatching();
      leave();
    };
  }

  readonly load = async (): Promise<void> => {
    this.set({ phase: 'loading' });
    try {
      const buffered = await adoptText(this.kind, this.id);
      const edited = this.id === NEW ? null : await this.calls.readDraft(this.id);
      if (edited) this.take(edited);
      this.set({ phase: 'open' });
      if (!buffered) return;
      if (edited && isSame(buffered.fields, this.fields)) {
        this.buffer.clear();
        return;
      }
      this.createKey = buffered.createKey ?? this.createKey;
      this.version = buffered.version;
      this.basedOn = buffered.basedOn;
      this.sent = buffered.sent ?? [];
      this.fill(buffered.fields);
      if (edited && buffered.version !== edited.version) this.meet(edited);
      if (!this.state.conflict) void this.save();
    } catch (error) {
      this.set({ phase: isGone(error) ? 'gone' : 'failed' });
    }
  };

  /** Follows what others do with the record, where nobody types here. */
  readonly refresh = async (): Promise<void> => {
    const { phase, conflict, record } = this.state;
    const isIdle = () => this.dirtySince === null && !this.sending;
    if (phase !== 'open' || conflict || !record || !isIdle()) return;
    const { version } = this;
    const edited = await this.calls.readDraft(this.id).catch(() => null);
    // An answer from before a save is old.
    if (edited && isIdle() && this.version === version) this.take(edited);
  };

  // Typing and saving

  change(fields: TextFields<K>): void {
    this.fields = fields;
    this.dirtySince ??= Date.now();
    this.store();
    if (this.state.conflict) return;
    if (this.state.status.is !== 'on this device') this.set({ status: { is: 'unsaved' } });
    // A new post is a record from its first keystroke.
    const isFirst = this.id === NEW && !this.sending && this.failures === 0;
    this.saveIn(isFirst ? 0 : Math.max(0, Math.min(PAUSE_MS, this.dirtySince + MOST_MS - Date.now())));
  }

  /** Sends what waits, one call at a time. Answers whether the server has all that stands in the form. */
  async flush(): Promise<boolean> {
    while (this.dirtySince !== null || this.sending) if (!(await this.save())) return false;
    return !this.state.conflict;
  }

  /** Whether the browser has all that the server has not. */
  readonly isKept = (): boolean => {
    this.buffer.write();
    return this.dirtySince === null || this.buffer.isStored;
  };

  private save(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.sending) return this.sending;
    const { status, user } = useSession.getState();
    const isAllowed = status === 'signed-in' && user?._id === this.account;
    if (!isAllowed || this.state.conflict) return Promise.resolve(false);
    this.sending = this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async send(): Promise<boolean> {
    const { fields } = this;
    const isDirty = this.dirtySince !== null;
    this.dirtySince = null;
    this.set({ status: { is: 'saving' } });
    try {
      await this.create();
      if (isDirty) {
        this.sent = [...this.sent, fields].slice(-UNANSWERED_MAX);
        const answer = await this.calls.saveDraft(this.id, { fields, version: this.version, basedOn: this.basedOn });
        this.version = answer.version;
        // Without a published text the record itself is the draft.
        if (this.isOnlyDraft) this.basedOn = answer.textVersion;
        this.buffer.confirm(fields);
        this.set({ hasDraft: !this.isOnlyDraft, status: { is: 'saved', at: answer.at } });
      }
      this.sent = [];
      this.failures = 0;
      this.afterTyping();
      return true;
    } catch (error) {
      if (isDirty) this.dirtySince ??= Date.now();
      return this.fail(error);
    }
  }

  /** More was typed while a call was on its way. */
  private afterTyping(): void {
    if (this.dirtySince === null) return;
    this.store();
    this.set({ status: { is: 'unsaved' } });
    this.saveIn(PAUSE_MS);
  }

  private fail(error: unknown): boolean {
    this.failure = error;
    const current = storedInstead<EditedText<K>>(error);
    if (current) {
      const hasMet = this.meet(current, error);
      if (!hasMet) this.saveIn(0);
      return !hasMet;
    }
    const { status = 0, message = '', errors = [] } = error instanceof ApiError ? error : {};
    if (isGone(error)) {
      const deletion = deletionOf(error) ?? null;
      this.set({ deletion, status: { is: 'on this device' }, ...(!deletion && { phase: 'gone' }) });
      return false;
    }
    // The same text would be refused again: the next keystroke is tried.
    if (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)) {
      this.set({ status: { is: 'refused', reason: errors[0]?.message ?? message } });
      return false;
    }
    this.buffer.write();
    this.set({ status: { is: this.buffer.isStored ? 'on this device' : 'unsaved' } });
    this.saveIn(RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] as number);
    this.failures += 1;
    return false;
  }

  /** Creates the record of a new post. Its text follows by the next call. */
  async create(): Promise<void> {
    if (this.id !== NEW) return;
    const record = await posts.create({ status: 'draft' }, this.createKey);
    const edited = await this.calls.readDraft(record._id);
    this.id = record._id;
    this.version = edited.version;
    this.basedOn = edited.textVersion;
    const before = this.buffer;
    this.buffer = new DraftBuffer(this.kind, this.id);
    this.store();
    this.buffer.write();
    before.clear();
    this.set({ record: edited.record });
  }

  // Conflicts

  /** Answers whether the server has a text that this editor knows nothing of. */
  private meet(current: EditedText<K>, error?: unknown, publishing?: PublishInput): boolean {
    const { draft, record } = current;
    const isOther = current.version !== this.version;
    const stored = editedText(this.kind, current);
    // The answer to an earlier call was lost.
    if (isOther && [this.fields, ...this.sent].some((own) => isSame(stored, own))) {
      this.version = current.version;
      if (!draft || isDraft(record)) this.basedOn = current.textVersion;
      return false;
    }
    const isInDraft = isDraft(record) || (isOther && draft !== null);
    const changed = error instanceof ApiError ? error.changed : undefined;
    const { by = '', at = record.updatedAt } = (isInDraft && draft) || changed || {};
    const theirs = isInDraft ? stored : textOf(this.kind, record);
    this.set({
      conflict: { theirs, in: isInDraft ? 'draft' : 'published', by, at, current, publishing },
      status: { is: this.buffer.isStored ? 'on this device' : 'unsaved' },
    });
    return true;
  }

  /** Goes on with the text in the form; theirs stays among the versions. */
  async keepMine(): Promise<TextRecords[K] | null> {
    const { conflict } = this.state;
    if (!conflict) return null;
    const { theirs, current, publishing } = conflict;
    const isInDraft = conflict.in === 'draft';
    // A text that was published is kept by the next publish.
    if (isInDraft) await this.calls.addVersion(this.id, { fields: theirs });
    this.version = current.version;
    if (!isInDraft || isDraft(current.record)) this.basedOn = current.textVersion;
    this.set({ conflict: null, record: current.record });
    if (publishing && !isInDraft) {
      return this.press({ ...publishing, version: current.version, textVersion: current.textVersion });
    }
    this.dirtySince ??= Date.now();
    await this.save();
    return null;
  }

  /** Puts theirs into the form; the other text stays among the versions. */
  async useTheirs(): Promise<void> {
    const { conflict } = this.state;
    if (!conflict) return;
    const { current, publishing } = conflict;
    const isMineStored = conflict.in === 'published' && publishing !== undefined;
    if (isMineStored) await this.calls.discardDraft(this.id, { version: current.version });
    else await this.calls.addVersion(this.id, { fields: this.fields });
    this.forget();
    this.take(isMineStored ? await this.calls.readDraft(this.id) : current);
  }

  // Publish, discard, restore

  /**
   * Publishes what stands in the form. Answers `null` where a conflict has to be settled first.
   * Rejects with an `ApiError`: 400 at the fields that visitors may not be shown as they are.
   * @param publishAt ISO 8601; missing: now
   */
  async publish(publishAt?: string): Promise<TextRecords[K] | null> {
    await this.sendAll();
    if (this.state.conflict) return null;
    return this.press({ version: this.version, ...(publishAt && { publishAt }) });
  }

  /** Sends what waits; for a post without a record, creates it. Rejects where that fails. */
  async sendAll(): Promise<string> {
    if (this.id === NEW) await this.save();
    if (!(await this.flush()) && !this.state.conflict) throw this.failure;
    return this.id;
  }

  private async press(input: PublishInput): Promise<TextRecords[K] | null> {
    this.pressed = keyFor(JSON.stringify(input), this.pressed);
    const edited = await this.calls.publish(this.id, input, this.pressed.key).catch((error: unknown) => {
      const current = storedInstead<EditedText<K>>(error);
      if (!current) throw error;
      // Published already: the answer to an earlier press was lost.
      if (!current.draft && isSame(textOf(this.kind, current.record), this.fields)) return current;
      return this.meet(current, error, input) ? null : 'own';
    });
    if (edited === 'own') return this.press({ ...input, version: this.version });
    if (!edited) return null;
    this.pressed = null;
    this.take(edited);
    return edited.record;
  }

  /** Ends the draft; its text stays among the versions. Answers whether a record is left. */
  async discard(): Promise<boolean> {
    if (this.id === NEW) {
      this.forget();
      return false;
    }
    await this.sendAll();
    await this.calls.discardDraft(this.id, { version: this.version });
    this.forget();
    if (this.isOnlyDraft) return false;
    this.take(await this.calls.readDraft(this.id));
    return true;
  }

  /** Puts an earlier version into the form, as if it were typed. */
  restore(fields: object): void {
    this.fill({ ...this.fields, ...textOf(this.kind, fields) });
    this.change(this.fields);
  }

  /** The record was changed by another call than those of the draft. */
  async reload(): Promise<void> {
    this.take(await this.calls.readDraft(this.id));
  }

  /** The record was restored from the trash. */
  async goOn(): Promise<void> {
    this.set({ deletion: null });
    this.dirtySince ??= Date.now();
    await this.save();
  }

  private get calls() {
    return TEXTS[this.kind].calls;
  }

  private get isOnlyDraft(): boolean {
    return this.state.record !== null && isDraft(this.state.record);
  }

  /** Shows what the server has. What was typed since it was asked stays in the form. */
  private take(edited: EditedText<K>): void {
    const { draft, record, version, textVersion } = edited;
    this.version = version;
    const hasDraft = draft !== null && !isDraft(record);
    this.basedOn = hasDraft ? draft.basedOn : textVersion;
    this.set({ record, hasDraft, conflict: null });
    if (this.dirtySince !== null) {
      this.afterTyping();
      return;
    }
    const at = draft?.at;
    this.set({ status: at ? { is: 'saved', at } : { is: 'clean' } });
    const text = editedText(this.kind, edited);
    if (!isSame(text, this.fields)) this.fill(text, false);
  }

  private fill(fields: TextFields<K>, isTyped = true): void {
    this.fields = fields;
    this.dirtySince = isTyped ? Date.now() : null;
    this.set({ fields, turn: this.state.turn + 1 });
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.dirtySince = null;
    this.sent = [];
    this.buffer.clear();
  }

  private store(): void {
    const { fields, version, basedOn, sent, createKey } = this;
    const isNew = this.id === NEW;
    this.buffer.put({ fields, version, basedOn, ...(sent.length > 0 && { sent }), ...(isNew && { createKey }) });
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  private set(change: Partial<EditorState<K>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Until a post or page is published or scheduled, the record itself is the draft. */
const isDraft = (record: TextRecords[TextKind]): boolean => 'status' in record && record.status === 'draft';
