import type { Deletion } from '@contract/errors';
import type { EditedText, PublishInput, TextFields, TextKind, TextRecords } from '@contract/texts';
import { ApiError } from '@/api/http';
import { newKey } from '@/api/idempotency';
import { posts } from '@/api/posts.api';
import { useSession } from '@/stores/session';
import type { ConflictingEdit } from '../shared/forms/conflict';
import { conflictingVersion, deletionOf, isGone } from '../shared/forms/conflicting-version';
import { isSame } from '../shared/forms/is-same';
import { DraftBuffer, NEW } from './draft-buffer';
import { draftBeside, editedText, isDraft, TEXTS, textOf } from './text-kinds';

/**
 * Milliseconds. The draft is sent after a pause of `PAUSE_MS` in typing. Without a pause, it is sent after `MOST_MS`.
 */
const PAUSE_MS = 3_000;
const MOST_MS = 15_000;
/** Milliseconds until a failed request is repeated. They double with each failure, up to the maximum. */
const RETRY_MS = 5_000;
const RETRY_MAX_MS = 60_000;

export type AutosaveStatus =
  | { is: 'clean' | 'unsaved' | 'saving' | 'on this device' }
  /** `at` is an ISO 8601 time. */
  | { is: 'saved'; at: string }
  | { is: 'refused'; reason: string };

export interface TextConflict<K extends TextKind> {
  theirs: TextFields<K>;
  /** `draft` if a colleague edited the draft, `published` if a colleague published. */
  in: 'draft' | 'published';
  edit: ConflictingEdit;
  current: EditedText<K>;
  /** Set if the user was publishing. If the user then keeps their own text, publishing continues with this input. */
  publishing?: PublishInput;
}

export interface EditorState<K extends TextKind> {
  phase: 'loading' | 'failed' | 'gone' | 'open';
  record: TextRecords[K] | null;
  hasDraft: boolean;
  wasPublished: boolean;
  /** Text to show in the form each time `turn` changes. At other times, the text in the form may be newer. */
  fields: TextFields<K>;
  turn: number;
  status: AutosaveStatus;
  conflict: TextConflict<K> | null;
  /** Set if the record was deleted while it was open. */
  deletion: Deletion | null;
}

/** Sends the draft to the server while the user types. The browser stores it too, until the server has confirmed it. */
export class Autosave<K extends TextKind> {
  state: EditorState<K>;
  protected readonly listeners = new Set<() => void>();
  protected readonly account = useSession.getState().user?._id;
  protected buffer: DraftBuffer<K>;
  /** Versions of the draft and of the published text that the user began to edit; see `DraftInput`. */
  protected draftVersion = 0;
  protected textVersion = 0;
  /** Time in ms of the first change that the server has not confirmed; `null` if there is none. */
  protected dirtySince: number | null = null;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  protected sending: Promise<boolean> | null = null;
  /** True after the editor was closed. Timers that are still running then send nothing. */
  protected isLeft = false;
  /**
   * Text of a request that the server has not answered. The server may have stored this text, which is no conflict.
   */
  protected sent: TextFields<K> | null = null;
  /**
   * Last text that the server has confirmed or sent. The editor has shown this text, so it causes no conflict if the
   * server sends it again.
   */
  protected confirmed: TextFields<K> | null = null;
  protected failures = 0;
  protected failure: unknown;
  /** Idempotency key of the call that creates a new post. */
  protected createKey = newKey();

  constructor(
    protected readonly kind: K,
    protected id: string,
    public text: TextFields<K>,
  ) {
    this.buffer = new DraftBuffer(kind, id);
    this.state = {
      phase: 'loading',
      record: null,
      hasDraft: false,
      wasPublished: false,
      fields: text,
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

  /** True if the browser has stored all changes that the server has not confirmed. */
  readonly isKept = (): boolean => {
    this.buffer.write();
    return this.dirtySince === null || this.buffer.isStored;
  };

  change(fields: TextFields<K>): void {
    this.text = fields;
    this.dirtySince ??= Date.now();
    this.store();
    if (this.state.conflict) return;
    if (this.state.status.is !== 'on this device') this.set({ status: { is: 'unsaved' } });
    // The first change of a new post is sent at once, so that the post has a record and an id early.
    const isFirst = this.id === NEW && !this.sending && this.failures === 0;
    this.saveIn(isFirst ? 0 : Math.max(0, Math.min(PAUSE_MS, this.dirtySince + MOST_MS - Date.now())));
  }

  /** Sends pending changes. Resolves with true if the server then has the same text as the form. */
  async flush(): Promise<boolean> {
    while (this.dirtySince !== null || this.sending !== null) if (!(await this.save())) return false;
    return !this.state.conflict;
  }

  protected save(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.sending !== null) return this.sending;
    if (!this.isAllowed || this.state.conflict) return Promise.resolve(false);
    this.sending = this.send()
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.sending = null;
      });
    return this.sending;
  }

  protected async send(): Promise<boolean> {
    this.set({ status: { is: 'saving' } });
    await this.create();
    // Repeats an unanswered request with the same text. If the server has already stored this text, it reports no
    // conflict.
    if (this.sent) await this.put(this.sent);
    if (this.dirtySince !== null) await this.put(this.text);
    if (this.state.status.is === 'saving') this.set({ status: { is: 'clean' } });
    this.failures = 0;
    this.afterTyping();
    return true;
  }

  protected async put(fields: TextFields<K>): Promise<void> {
    this.sent = fields;
    const { draftVersion: version, textVersion: basedOn } = this;
    const answer = await this.calls.saveDraft(this.id, { fields, version, basedOn });
    this.sent = null;
    this.confirmed = fields;
    this.draftVersion = answer.version;
    this.textVersion = answer.textVersion;
    this.dirtySince = this.text === fields ? null : Date.now();
    this.buffer.confirm(fields);
    const isPublished = isSame(fields, textOf(this.kind, this.state.record ?? {}));
    this.set({ hasDraft: !this.isOnlyDraft && !isPublished, status: { is: 'saved', at: answer.at } });
  }

  /** Creates an empty record for a new post. The next request sends the text. */
  protected async create(): Promise<void> {
    if (this.id !== NEW) return;
    const record = await posts.create({ status: 'draft' }, this.createKey);
    this.id = record._id;
    this.draftVersion = 0;
    this.textVersion = 0;
    const before = this.buffer;
    this.buffer = new DraftBuffer(this.kind, this.id);
    this.store();
    this.buffer.write();
    before.clear();
    this.set({ record: record as unknown as TextRecords[K] });
  }

  protected fail(error: unknown): boolean {
    this.failure = error;
    const { status = 0, message = '', errors = [] } = error instanceof ApiError ? error : {};
    const isAnswered = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
    if (isAnswered) this.sent = null;
    const current = conflictingVersion<EditedText<K>>(error);
    if (current) {
      if (this.meet(current)) return false;
      this.saveIn(0);
      return true;
    }
    const deletion = deletionOf(error);
    if (isAnswered && !deletion) {
      const gone = `This ${TEXTS[this.kind].word} was deleted permanently. Copy your text before you leave.`;
      // Plans no retry, because the server would refuse the same text again. The next change is sent as usual.
      this.set({ status: { is: 'refused', reason: isGone(error) ? gone : (errors[0]?.message ?? message) } });
      return false;
    }
    this.buffer.write();
    this.set({ deletion: deletion ?? null, status: { is: this.buffer.isStored ? 'on this device' : 'unsaved' } });
    if (!deletion) this.saveIn(Math.min(RETRY_MS * 2 ** this.failures, RETRY_MAX_MS));
    this.failures += 1;
    return false;
  }

  protected afterTyping(): void {
    if (this.dirtySince === null) return;
    this.store();
    this.set({ status: { is: 'unsaved' } });
    this.saveIn(PAUSE_MS);
  }

  /**
   * Starts a conflict if the server has a text that this editor has neither sent nor shown. Returns true if there is a
   * conflict.
   */
  protected meet(current: EditedText<K>, publishing?: PublishInput): boolean {
    const { draft, record } = current;
    const isOther = current.version !== this.draftVersion;
    const stored = editedText(this.kind, current);
    if (isOther && [this.text, this.confirmed, this.sent].some((own) => own && isSame(stored, own))) {
      this.draftVersion = current.version;
      if (!draftBeside(current)) this.textVersion = current.textVersion;
      return false;
    }
    const isInDraft = isDraft(record) || (isOther && draft !== null);
    const { by, at } = (isInDraft && draft) || current.written;
    const { user } = useSession.getState();
    this.set({
      conflict: {
        theirs: isInDraft ? stored : textOf(this.kind, record),
        in: isInDraft ? 'draft' : 'published',
        edit: { at, ...(by && { by }), ...(by === user?.name && { byId: user._id }) },
        current,
        publishing,
      },
      status: { is: this.buffer.isStored ? 'on this device' : 'unsaved' },
    });
    return true;
  }

  protected get calls() {
    return TEXTS[this.kind].calls;
  }

  protected get isOnlyDraft(): boolean {
    return this.state.record !== null && isDraft(this.state.record);
  }

  protected get isAllowed(): boolean {
    const { status, user } = useSession.getState();
    return status === 'signed-in' && user?._id === this.account;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.dirtySince = null;
    this.sent = null;
    this.buffer.clear();
  }

  protected store(): void {
    const { text: fields, draftVersion: version, textVersion: basedOn, sent, createKey } = this;
    this.buffer.put({ fields, version, basedOn, ...(sent && { sent }), ...(this.id === NEW && { createKey }) });
  }

  protected saveIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isLeft) this.timer = setTimeout(() => void this.save(), ms);
  }

  protected set(change: Partial<EditorState<K>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
