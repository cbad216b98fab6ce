import type { EditedText, PublishInput, TextFields, TextKind, TextRecords } from '@contract/texts';
import { ApiError } from '@/api/http';
import { newKey } from '@/api/idempotency';
import { posts } from '@/api/posts';
import { useSession } from '@/stores/session';
import { isSame } from '../shared/forms/is-same';
import { deletionOf, isGone, storedInstead } from '../shared/forms/stored-instead';
import { DraftBuffer, NEW } from './draft-buffer';
import type { EditorState } from './editor-state';
import { draftBeside, editedText, isDraft, TEXTS, textOf } from './text-kinds';

/** Rest after which what was typed is sent, and the longest time without a rest. */
const PAUSE_MS = 3_000;
const MOST_MS = 15_000;
/** Times after which a call that failed is repeated; the last one stays. */
const RETRY_MS = [5_000, 15_000, 30_000, 60_000];
/** More calls than these in a row are hardly all without an answer. */
const UNANSWERED_MAX = 3;

/**
 * Saves the draft of one text while it is typed: PUT after a pause, one call at a time, again after a failure. What
 * is typed is in the browser within a second, and stays there until the server has answered the call that contains it.
 */
export class Autosave<K extends TextKind> {
  state: EditorState<K>;
  protected readonly listeners = new Set<() => void>();
  protected readonly account = useSession.getState().user?._id;
  protected buffer: DraftBuffer<K>;

  /** Text in the form. */
  protected fields: TextFields<K>;
  /** Version of the draft that it was typed on: `version` of the calls. */
  protected draftVersion = 0;
  /** Version of the record's own text that it was typed on: `basedOn` of the calls. */
  protected textVersion = 0;
  /** Since when something waits to be sent; `null` while nothing does. */
  protected dirtySince: number | null = null;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  protected sending: Promise<boolean> | null = null;
  /** The editor was left: nothing is sent by a timer any more. */
  protected isLeft = false;
  /** Texts of calls without an answer: the server may have one of them. */
  protected sent: TextFields<K>[] = [];
  /** Text that the server answered or confirmed last. Under another version it is still no text of another person. */
  protected confirmed: TextFields<K> | null = null;
  protected failures = 0;
  protected failure: unknown;
  /** Under it the record of a new post is created once. */
  protected createKey = newKey();

  /** @param blank text of a new post */
  constructor(
    protected readonly kind: K,
    protected id: string,
    blank: TextFields<K>,
  ) {
    this.fields = blank;
    this.buffer = new DraftBuffer(kind, id);
    this.state = {
      phase: 'loading',
      record: null,
      hasDraft: false,
      wasPublished: false,
      fields: blank,
      turn: 0,
      status: { is: 'clean' },
      conflict: null,
      deletion: null,
      isGone: false,
    };
  }

  readonly getState = (): EditorState<K> => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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

  /** Sends what waits, one call at a time. Answers whether the server has the text in the form. */
  async flush(): Promise<boolean> {
    while (this.dirtySince !== null || this.sending) if (!(await this.save())) return false;
    return !this.state.conflict;
  }

  /** True if the browser has all that the server has not, for an editor that can be opened again. */
  readonly isKept = (): boolean => {
    this.buffer.write();
    return !this.state.isGone && (this.dirtySince === null || this.buffer.isStored);
  };

  protected save(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.sending) return this.sending;
    if (!this.isAllowed || this.state.conflict) return Promise.resolve(false);
    this.sending = this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** True while the account that opened the text is logged in. */
  protected get isAllowed(): boolean {
    const { status, user } = useSession.getState();
    return status === 'signed-in' && user?._id === this.account;
  }

  protected async send(): Promise<boolean> {
    const { fields } = this;
    const isDirty = this.dirtySince !== null;
    this.dirtySince = null;
    this.set({ status: { is: 'saving' } });
    try {
      await this.create();
      if (isDirty) {
        this.sent = [...this.sent, fields].slice(-UNANSWERED_MAX);
        const answer = await this.calls.saveDraft(this.id, {
          fields,
          version: this.draftVersion,
          basedOn: this.textVersion,
        });
        this.draftVersion = answer.version;
        this.textVersion = answer.textVersion;
        this.confirmed = fields;
        this.buffer.confirm(fields);
        this.set({ hasDraft: !this.isOnlyDraft, isGone: false, status: { is: 'saved', at: answer.at } });
      } else this.set({ status: { is: 'clean' } });
      this.sent = [];
      this.failures = 0;
      this.afterTyping();
      return true;
    } catch (error) {
      if (isDirty) this.dirtySince ??= Date.now();
      return this.fail(error);
    }
  }

  /** Makes a call while no draft is sent. */
  protected async alone<T>(call: () => Promise<T>): Promise<T> {
    const running = call();
    this.sending = running.then(
      () => true,
      () => false,
    );
    try {
      return await running;
    } finally {
      this.sending = null;
      this.afterTyping();
    }
  }

  /** More was typed while a call was on its way. */
  protected afterTyping(): void {
    if (this.dirtySince === null) return;
    this.store();
    this.set({ status: { is: 'unsaved' } });
    this.saveIn(PAUSE_MS);
  }

  protected fail(error: unknown): boolean {
    this.failure = error;
    const current = storedInstead<EditedText<K>>(error);
    if (current) {
      const hasMet = this.meet(current);
      if (!hasMet) this.saveIn(0);
      return !hasMet;
    }
    const { status = 0, message = '', errors = [] } = error instanceof ApiError ? error : {};
    if (isGone(error)) {
      const deletion = deletionOf(error) ?? null;
      const isSafe = deletion !== null && this.buffer.isStored;
      this.set({ deletion, isGone: !deletion, status: { is: isSafe ? 'on this device' : 'unsaved' } });
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
    this.id = record._id;
    // Another person may have written in a post that an earlier call has created: their version differs.
    this.draftVersion = 0;
    this.textVersion = 0;
    const before = this.buffer;
    this.buffer = new DraftBuffer(this.kind, this.id);
    this.store();
    this.buffer.write();
    before.clear();
    this.set({ record: record as unknown as TextRecords[K] });
  }

  /** Answers whether the server has a text that this editor knows nothing of. */
  protected meet(current: EditedText<K>, publishing?: PublishInput): boolean {
    const { draft, record } = current;
    const isOther = current.version !== this.draftVersion;
    const stored = editedText(this.kind, current);
    // The answer to an earlier call was lost, or the same text has another place now.
    if (isOther && [this.fields, this.confirmed, ...this.sent].some((own) => isSame(stored, own))) {
      this.draftVersion = current.version;
      if (!draftBeside(current)) this.textVersion = current.textVersion;
      return false;
    }
    const isInDraft = isDraft(record) || (isOther && draft !== null);
    const { by, at } = (isInDraft && draft) || current.written;
    const theirs = isInDraft ? stored : textOf(this.kind, record);
    this.set({
      conflict: { theirs, in: isInDraft ? 'draft' : 'published', by, at, current, publishing },
      status: { is: this.buffer.isStored ? 'on this device' : 'unsaved' },
    });
    return true;
  }

  /** Text as it was typed last. */
  get text(): TextFields<K> {
    return this.fields;
  }

  protected get calls() {
    return TEXTS[this.kind].calls;
  }

  protected get isOnlyDraft(): boolean {
    return this.state.record !== null && isDraft(this.state.record);
  }

  protected fill(fields: TextFields<K>, isTyped = true): void {
    this.fields = fields;
    this.dirtySince = isTyped ? Date.now() : null;
    this.set({ fields, turn: this.state.turn + 1 });
  }

  /** Forgets what was typed and not sent. */
  forget(): void {
    clearTimeout(this.timer);
    this.dirtySince = null;
    this.sent = [];
    this.buffer.clear();
  }

  protected store(): void {
    const { fields, draftVersion: version, textVersion: basedOn, sent, createKey } = this;
    const isNew = this.id === NEW;
    this.buffer.put({ fields, version, basedOn, ...(sent.length > 0 && { sent }), ...(isNew && { createKey }) });
  }

  protected saveIn(ms: number): void {
    clearTimeout(this.timer);
    if (this.isLeft) return;
    this.timer = setTimeout(() => void this.save(), ms);
  }

  protected set(change: Partial<EditorState<K>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
