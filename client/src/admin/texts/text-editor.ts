import type { EditedText, TextFields, TextKind, TextRecords } from '@contract/texts';
import { ApiError } from '@/api/http';
import { keyFor, type SentAs } from '@/api/idempotency';
import { useSession } from '@/stores/session';
import { conflictingVersion, isGone } from '../shared/forms/conflicting-version';
import { isSame } from '../shared/forms/is-same';
import { Autosave } from './autosave';
import { adoptText, NEW } from './draft-buffer';
import { draftBeside, editedText, scheduledTime, textOf } from './text-kinds';

/** Loads, saves and publishes one text. In a conflict, no text is replaced until the user has decided. */
export class TextEditor<K extends TextKind> extends Autosave<K> {
  private pressed: SentAs | null = null;

  /** Loads the text. Returns a function that sends pending changes and closes the editor. */
  start(): () => void {
    const retry = () => {
      if (this.dirtySince !== null) void this.save();
    };
    const leave = () => {
      this.buffer.write();
      retry();
    };
    this.isLeft = false;
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
      this.isLeft = true;
      this.buffer.write();
      void this.flush();
    };
  }

  readonly load = async (): Promise<void> => {
    this.set({ phase: 'loading' });
    try {
      const buffered = await adoptText(this.kind, this.id);
      const edited =
        this.id === NEW
          ? null
          : await this.calls.readDraft(this.id).catch((error: unknown) => {
              // Opens the editor for a deleted record too if this browser has text that was not sent.
              if (buffered && isGone(error)) return null;
              throw error;
            });
      if (edited) this.take(edited);
      this.set({ phase: 'open' });
      if (!buffered) return;
      if (edited && isSame(buffered.fields, this.text)) return this.buffer.clear();
      this.createKey = buffered.createKey ?? this.createKey;
      this.draftVersion = buffered.version;
      this.textVersion = buffered.basedOn;
      this.sent = buffered.sent ?? null;
      this.confirmed = null;
      this.fill(buffered.fields);
      this.store();
      if (edited && buffered.version !== edited.version) this.meet(edited);
      this.sent = null;
      if (!this.state.conflict) void this.save();
    } catch (error) {
      this.set({ phase: isGone(error) ? 'gone' : 'failed' });
    }
  };

  /** Loads changes of colleagues, as long as the user has typed nothing. */
  readonly refresh = async (): Promise<void> => {
    const { phase, conflict } = this.state;
    const isIdle = () => this.dirtySince === null && !this.sending;
    if (phase !== 'open' || conflict || this.id === NEW || !isIdle()) return;
    const { draftVersion } = this;
    const edited = await this.calls.readDraft(this.id).catch(() => null);
    // Ignores the answer if the text was saved during the request.
    if (edited && isIdle() && this.draftVersion === draftVersion) this.take(edited);
  };

  /** Loads the text again after a call that changed the record. */
  async reload(): Promise<void> {
    this.take(await this.calls.readDraft(this.id));
  }

  /** Saves the typed text after the record was restored from the trash. */
  async goOn(): Promise<void> {
    this.set({ deletion: null });
    await this.save();
  }

  /**
   * Resolves a conflict with the user's text or the colleague's. The other text becomes a version. Returns the record
   * if the user's text was also published.
   */
  async choose(which: 'mine' | 'theirs'): Promise<TextRecords[K] | null> {
    const { conflict } = this.state;
    if (!conflict) return null;
    this.refuseOtherAccount();
    const { theirs, current, publishing } = conflict;
    const isMine = which === 'mine';
    const isPublished = conflict.in === 'published';
    // Stores the replaced text as a version, unless it is published: the publish call stores published text itself.
    if (!isMine || !isPublished) await this.calls.addVersion(this.id, { fields: isMine ? theirs : this.text });
    const beside = isPublished ? null : draftBeside(current);
    this.draftVersion = current.version;
    this.textVersion = beside ? Math.min(this.textVersion, beside.basedOn) : current.textVersion;
    this.set({ conflict: null, record: current.record });
    if (isMine) this.dirtySince ??= Date.now();
    else this.fill(theirs);
    this.store();
    if (isMine && isPublished && publishing) return this.publish(publishing.publishAt);
    await this.save();
    return null;
  }

  async publish(publishAt?: string): Promise<TextRecords[K] | null> {
    await this.sendAll();
    if (this.state.conflict) return null;
    const input = { version: this.draftVersion, ...(publishAt && { publishAt }) };
    this.pressed = keyFor(JSON.stringify(input), this.pressed);
    let isRefused = false;
    const call = this.calls.publish(this.id, input, this.pressed.key).catch((error: unknown) => {
      isRefused = true;
      const current = conflictingVersion<EditedText<K>>(error);
      if (current) return current;
      throw error;
    });
    // No draft is sent while `sending` is set. It is set until the publish call has ended.
    this.sending = call.then(
      () => true,
      () => false,
    );
    const edited = await call.finally(() => {
      this.sending = null;
      this.afterTyping();
    });
    if (isRefused) return this.meet(edited, input) ? null : this.publish(publishAt);
    this.pressed = null;
    this.take(edited);
    return edited.record;
  }

  /** Publishes the changed text. If the record has a publishing time in the future, it keeps this time. */
  async republish(): Promise<TextRecords[K] | null> {
    await this.sendAll();
    const isScheduled = scheduledTime(this.state.record);
    return this.publish(isScheduled && scheduledTime((await this.calls.readDraft(this.id)).record));
  }

  /**
   * Discards the draft. The server stores its text as a version. Resolves with false if there is no text left to edit.
   */
  async discard(): Promise<boolean> {
    if (this.id === NEW) {
      this.forget();
      return false;
    }
    await this.sendAll();
    await this.calls.discardDraft(this.id, { version: this.draftVersion });
    this.forget();
    if (this.isOnlyDraft) return false;
    await this.reload();
    return true;
  }

  restore(fields: object): void {
    this.fill({ ...this.text, ...textOf(this.kind, fields) });
    this.change(this.text);
  }

  /** Sends pending changes, and creates the record of a new post. Returns the id of the record. Rejects on failure. */
  async sendAll(): Promise<string> {
    this.refuseOtherAccount();
    const isStored = this.id !== NEW || (await this.save());
    if (!(isStored && (await this.flush())) && !this.state.conflict) throw this.failure;
    return this.id;
  }

  private refuseOtherAccount(): void {
    if (!this.isAllowed) throw new ApiError(0, 'Log in again with the account you used before, or reload the page.');
  }

  private fill(fields: TextFields<K>, isTyped = true): void {
    this.text = fields;
    this.dirtySince = isTyped ? Date.now() : null;
    this.set({ fields, turn: this.state.turn + 1 });
  }

  /**
   * Shows the server's text if the user has no unsaved changes. Otherwise, starts a conflict if a colleague wrote the
   * server's text.
   */
  private take(edited: EditedText<K>): void {
    const { draft, record, version, textVersion, wasPublished = false } = edited;
    const beside = draftBeside(edited);
    const text = editedText(this.kind, edited);
    this.set({ record });
    if (this.dirtySince !== null && version !== this.draftVersion && this.meet(edited)) return;
    this.draftVersion = version;
    this.textVersion = beside?.basedOn ?? textVersion;
    this.set({ hasDraft: beside !== null, wasPublished, conflict: null });
    this.afterTyping();
    if (this.dirtySince !== null) return;
    this.confirmed = text;
    this.set({ status: draft ? { is: 'saved', at: draft.at } : { is: 'clean' } });
    if (!isSame(text, this.text)) this.fill(text, false);
  }
}
