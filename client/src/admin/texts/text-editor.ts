import type { EditedText, PublishInput, TextKind, TextRecords } from '@contract/texts';
import { ApiError } from '@/api/http';
import { keyFor, newKey, type SentAs } from '@/api/idempotency';
import { useSession } from '@/stores/session';
import { isSame } from '../shared/forms/is-same';
import { isGone, storedInstead } from '../shared/forms/stored-instead';
import { Autosave } from './autosave';
import { adoptText, DraftBuffer, NEW } from './draft-buffer';
import { draftBeside, editedText, scheduledTime, textOf } from './text-kinds';

/**
 * One text while its editor is open: load, form, PUT after a pause, status. A text that another person has written
 * meanwhile is shown beside it: neither replaces the other before one is chosen.
 */
export class TextEditor<K extends TextKind> extends Autosave<K> {
  private pressed: SentAs | null = null;

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
      const edited = this.id === NEW ? null : await this.read(buffered !== null);
      if (edited) this.take(edited);
      this.set({ phase: 'open' });
      if (!buffered) return;
      if (edited && isSame(buffered.fields, this.fields)) {
        this.buffer.clear();
        return;
      }
      this.createKey = buffered.createKey ?? this.createKey;
      this.draftVersion = buffered.version;
      this.textVersion = buffered.basedOn;
      this.sent = buffered.sent ?? [];
      this.confirmed = null;
      this.fill(buffered.fields);
      this.store();
      if (edited && buffered.version !== edited.version) this.meet(edited);
      if (!this.state.conflict) void this.save();
    } catch (error) {
      this.set({ phase: isGone(error) ? 'gone' : 'failed' });
    }
  };

  /** @param hasText the editor goes on with a text, also where its record is gone */
  private read(hasText: boolean): Promise<EditedText<K> | null> {
    return this.calls.readDraft(this.id).catch((error: unknown) => {
      if (hasText && isGone(error)) return null;
      throw error;
    });
  }

  /** Follows what others do with the record, while nothing is typed here. */
  readonly refresh = async (): Promise<void> => {
    const { phase, conflict } = this.state;
    const isIdle = () => this.dirtySince === null && !this.sending;
    if (phase !== 'open' || conflict || this.id === NEW || !isIdle()) return;
    const { draftVersion } = this;
    const edited = await this.calls.readDraft(this.id).catch(() => null);
    // An answer from before a save is old.
    if (edited && isIdle() && this.draftVersion === draftVersion) this.take(edited);
  };

  // Conflicts

  /** Goes on with the text in the form; theirs stays among the versions. */
  async keepMine(): Promise<TextRecords[K] | null> {
    const { conflict } = this.state;
    if (!conflict) return null;
    this.refuseOtherAccount();
    const { theirs, current, publishing } = conflict;
    const isInDraft = conflict.in === 'draft';
    // A text that was published is kept by the next publish.
    if (isInDraft) await this.calls.addVersion(this.id, { fields: theirs });
    this.draftVersion = current.version;
    if (!isInDraft || !draftBeside(current)) this.textVersion = current.textVersion;
    this.set({ conflict: null, record: current.record });
    this.dirtySince ??= Date.now();
    if (publishing && !isInDraft) return this.publish(publishing.publishAt);
    await this.save();
    return null;
  }

  /** Puts theirs into the form; the other text stays among the versions. */
  async takeTheirs(): Promise<void> {
    const { conflict } = this.state;
    if (!conflict) return;
    this.refuseOtherAccount();
    const { current } = conflict;
    // The draft is the one of this editor: only the published text is another.
    const isMineStored = conflict.in === 'published' && !!current.draft && current.version === this.draftVersion;
    if (!isMineStored || this.dirtySince !== null) await this.calls.addVersion(this.id, { fields: this.fields });
    if (isMineStored) {
      await this.calls.discardDraft(this.id, { version: current.version }).catch((error: unknown) => {
        // The draft has ended: the answer to an earlier choice was lost.
        if (!storedInstead(error)) throw error;
      });
    }
    this.forget();
    this.take(isMineStored ? await this.calls.readDraft(this.id) : current);
  }

  // Publish, discard, restore

  /**
   * Publishes the text in the form. Answers `null` where a conflict has to be settled first.
   * Rejects with an `ApiError`: 400 at the fields that visitors may not be shown as they are.
   * @param publishAt ISO 8601; missing: now
   */
  async publish(publishAt?: string): Promise<TextRecords[K] | null> {
    await this.sendAll();
    if (this.state.conflict) return null;
    return this.alone(() => this.press({ version: this.draftVersion, ...(publishAt && { publishAt }) }));
  }

  /** Publishes the text of a record that is no draft. A scheduled one keeps the time that it has by now. */
  async republish(): Promise<TextRecords[K] | null> {
    await this.sendAll();
    return this.publish(
      scheduledTime(this.state.record) && scheduledTime((await this.calls.readDraft(this.id)).record),
    );
  }

  /** Sends what waits; for a post without a record, creates it. Rejects where that fails. */
  async sendAll(): Promise<string> {
    this.refuseOtherAccount();
    const isStored = this.id !== NEW || (await this.save());
    if (!(isStored && (await this.flush())) && !this.state.conflict) throw this.failure;
    return this.id;
  }

  private async press(input: PublishInput): Promise<TextRecords[K] | null> {
    this.pressed = keyFor(JSON.stringify(input), this.pressed);
    const edited = await this.calls.publish(this.id, input, this.pressed.key).catch((error: unknown) => {
      const current = storedInstead<EditedText<K>>(error);
      if (!current) throw error;
      // Published already: the answer to an earlier press was lost.
      if (!current.draft && isSame(textOf(this.kind, current.record), this.fields)) return current;
      return this.meet(current, input) ? null : 'own';
    });
    if (edited === 'own') return this.press({ ...input, version: this.draftVersion });
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
    await this.calls.discardDraft(this.id, { version: this.draftVersion });
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
    if (await this.save()) await this.refresh();
  }

  /** Makes another draft of a text whose record is gone. */
  async saveAsNew(): Promise<void> {
    this.forget();
    this.id = NEW;
    this.createKey = newKey();
    this.draftVersion = 0;
    this.textVersion = 0;
    this.buffer = new DraftBuffer(this.kind, NEW);
    this.dirtySince = Date.now();
    this.store();
    await this.save();
  }

  private refuseOtherAccount(): void {
    if (!this.isAllowed)
      throw new ApiError(0, 'Log in again with the account that you began with, or reload the page.');
  }

  /** Shows what the server has. What was typed since stays in the form, beside a text of another person. */
  private take(edited: EditedText<K>): void {
    const { draft, record, version, textVersion, wasPublished = false } = edited;
    const beside = draftBeside(edited);
    const text = editedText(this.kind, edited);
    const isOwn = isSame(text, this.confirmed) || isSame(text, this.fields);
    if (this.dirtySince !== null && version !== this.draftVersion && !isOwn) {
      this.set({ record });
      this.meet(edited);
      return;
    }
    this.draftVersion = version;
    this.textVersion = beside?.basedOn ?? textVersion;
    this.set({ record, hasDraft: beside !== null, wasPublished, conflict: null });
    if (this.dirtySince !== null) {
      this.afterTyping();
      return;
    }
    const at = draft?.at;
    this.confirmed = text;
    this.set({ status: at ? { is: 'saved', at } : { is: 'clean' } });
    if (!isSame(text, this.fields)) this.fill(text, false);
  }
}
