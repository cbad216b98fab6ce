import type { Deletion } from '@contract/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/http';
import { type FailureTexts, useToast } from '../feedback/use-toast';
import { differing, type RecordField } from './compared-fields';
import type { ConflictingEdit } from './conflict';
import { conflictingVersion, deletionOf } from './conflicting-version';
import { dropBuffer, readBuffer, saveBuffer } from './form-buffer';
import type { FormPort } from './form-port';
import { isSame } from './is-same';
import { useUnsavedChanges } from './use-unsaved-changes';

export type SaveTexts<R> = FailureTexts & {
  /** May be made of the answer; left out where `onStored` says it. */
  success?: string | ((result: R) => string);
  /** Second line of that toast. */
  hint?: (result: R) => ReactNode;
};

export interface FormSource<F extends object, R> {
  /** Key of the buffer that stores unsaved fields in the browser. Without it, a reload loses them. */
  name?: string;
  /** The stored record as this screen knows it; `null` while it is new. */
  record?: R | null;
  /** Fields of a record. Without it, a 409 is a failure like any other. */
  toForm?: (record: R) => F;
  /** Fields without a record, or without `toForm`. */
  blank?: F;
  /** Version that a form without a record builds on, such as the newest reply. Another one replaces it. */
  version?: string | null;
  /** Fields to compare. Equal fields are no conflict. Without it, every other version is one. */
  fields?: readonly RecordField<F>[];
}

export interface FormSaving<F extends object, R> {
  /**
   * Rejects with an `ApiError`: 409 with the stored record after another edit, 404 with the record's deletion.
   * @param version read before typing, if any
   */
  save: (form: F, version: string | undefined) => Promise<R>;
  /** Receives the stored record: after a save (`isSaved`), or after "Use their version". */
  onStored?: (record: R, isSaved: boolean) => void;
  /** Returns `true` if it has shown the failure itself. */
  onFailure?: (error: unknown) => boolean;
  texts: SaveTexts<R> | ((form: F) => SaveTexts<R>);
}

/** Asked in place of the form: which version stays, or what becomes of the text of a deleted record. */
type Question<R> = { theirs: R; edit: ConflictingEdit } | { deletion: Deletion };

/** Sent with fields that were typed before there was a record: they have read no version of it. */
const NEVER_READ = new Date(0).toISOString();

/** The stored fields with those that were changed here: fields that were not follow the other edit. */
function withChanges<F extends object>(stored: F, typed: F, initial: F): F {
  const changed = Object.entries(typed).filter(([name, value]) => !isSame(value, initial[name as keyof F]));
  return { ...stored, ...(Object.fromEntries(changed) as Partial<F>) };
}

const versionOf = (record: unknown): string | undefined => (record as { updatedAt?: string } | null)?.updatedAt;

/**
 * The form of one record in the back office. Unsaved fields are in the browser until they are saved or discarded. A save
 * names the version that was read; a newer one is shown beside the form's own fields, and never overwritten silently.
 */
export function useForm<F extends object, R>(source: FormSource<F, R>, saving: FormSaving<F, R>, port: FormPort<F>) {
  const { name, record = null, toForm, fields } = source;
  const formOf = (of: R | null): F => (of && toForm ? toForm(of) : (source.blank as F));
  /** Record that the fields build on. */
  const [base, setBase] = useState(record);
  /** Fields that count as saved. */
  const [initial, setInitial] = useState(() => formOf(record));
  const [restored] = useState(() => (name ? readBuffer(name, initial) : null));
  const [begin] = useState<F>(() => ({ ...initial, ...restored?.fields }));
  const [isRestored, setIsRestored] = useState(() => !isSame(begin, initial));
  const given = source.version ?? null;
  const [version, setVersion] = useState(() =>
    isRestored && restored ? restored.version : (versionOf(record) ?? given),
  );
  const [lastGiven, setLastGiven] = useState(given);
  const [isSaving, setIsSaving] = useState(false);
  const [question, setQuestion] = useState<Question<R> | null>(null);
  const toast = useToast();

  if (given !== lastGiven) {
    setLastGiven(given);
    setVersion(given);
  }

  const read = (): F => ({ ...begin, ...port.read() });
  const typed: F = { ...begin, ...port.typed };
  const isChanged = !isSame(typed, initial);
  const markUnsaved = useUnsavedChanges(isChanged);

  /** True while the buffer is this form's: the one of another window stays. */
  const hasBuffer = useRef(restored !== null);
  const updateBuffer = () => {
    if (!name) return;
    const now = read();
    if (!isSame(now, initial)) saveBuffer(name, { fields: now, version });
    else if (hasBuffer.current) dropBuffer(name);
    hasBuffer.current = !isSame(now, initial);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change; `typed` is another object each time
  useEffect(updateBuffer, [name, isChanged, version, JSON.stringify(typed)]);

  /** From now on the fields build on that record. */
  const buildOn = (latest: R) => {
    setBase(latest);
    setVersion(versionOf(latest) ?? null);
    setInitial(formOf(latest));
  };
  /** These fields are saved, or need not be. */
  const settle = (saved: F) => {
    if (name && hasBuffer.current) dropBuffer(name);
    hasBuffer.current = false;
    setInitial(saved);
    setIsRestored(false);
    // The caller may go to another screen before the form is drawn again.
    markUnsaved(false);
  };
  const adopt = (latest: R) => {
    settle(formOf(latest));
    buildOn(latest);
    port.fill(formOf(latest));
  };
  const closeUndo = useRef<() => void>(undefined);
  /** Says that these fields were replaced. Until the next change Undo restores them, also for a form that is closed. */
  const offerUndo = (said: string, replaced: F, typedOn: string | null) => {
    closeUndo.current = toast.undoable(said, () => {
      if (name) saveBuffer(name, { fields: replaced, version: typedOn });
      setVersion(typedOn);
      setIsRestored(true);
      port.fill(replaced);
      toast.success('Restored as unsaved changes.');
    });
  };
  const replaceBy = (change: () => void, said: string) => {
    const mine = read();
    change();
    offerUndo(said, mine, version);
  };
  const discard = () => {
    settle(initial);
    port.fill(initial);
  };

  const isNewer = record !== null && (versionOf(record) ?? '') > (version ?? '');
  const isOvertaken = isNewer && !isChanged && !isSaving && question === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer version
  useEffect(() => {
    if (isOvertaken && record && isSame(read(), initial)) adopt(record);
  }, [isOvertaken, versionOf(record)]);

  /** @param replaced fields of another edit that this save replaces */
  const send = async (over = version, replaced?: F): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    const form = read();
    const texts = typeof saving.texts === 'function' ? saving.texts(form) : saving.texts;
    const readVersion = over ?? (versionOf(base) ? NEVER_READ : undefined);
    try {
      const result = await saving.save(form, readVersion).catch((error: unknown) => {
        // The stored record says the same: an earlier save, whose answer was lost, or a colleague's.
        const stored = conflictingVersion<R>(error);
        if (stored && fields && differing(fields, form, formOf(stored)).length === 0) return stored;
        throw error;
      });
      if (!toForm) settle(form);
      else if (isSame(read(), form)) adopt(result);
      else buildOn(result);
      if (texts.success) {
        const text = typeof texts.success === 'string' ? texts.success : texts.success(result);
        toast.success(text, texts.hint?.(result));
      }
      if (replaced && name) offerUndo('The other version was replaced.', replaced, versionOf(result) ?? null);
      saving.onStored?.(result, true);
    } catch (error) {
      // The fields take text again before one of them gets the focus.
      flushSync(() => setIsSaving(false));
      const deletion = deletionOf(error);
      if (deletion) return setQuestion({ deletion });
      if (saving.onFailure?.(error)) return;
      const theirs = toForm && conflictingVersion<R>(error);
      if (theirs) {
        port.fill(withChanges(formOf(theirs), form, initial));
        const edit = (error instanceof ApiError && error.changed) || { at: versionOf(theirs) ?? '' };
        return setQuestion({ theirs, edit });
      }
      if (error instanceof ApiError) port.showErrors(error.errors);
      toast.failure(error, texts);
    } finally {
      setIsSaving(false);
    }
  };

  const conflict = question && 'theirs' in question ? question : null;
  return {
    /** Record that the fields build on. */
    base,
    /** Fields that count as saved. */
    initial,
    /** Fields at the beginning: those restored from the buffer, or the saved ones. */
    begin,
    typed,
    isChanged,
    isRestored: isRestored && isChanged,
    isSaving,
    /** True while a question is shown in place of the form. */
    isAsking: question !== null,
    /** For `EditConflict`; `null` without a conflict. */
    conflict: conflict && {
      /** The record as it is stored. */
      record: conflict.theirs,
      mine: typed,
      theirs: formOf(conflict.theirs),
      edit: conflict.edit,
      onKeepMine() {
        setQuestion(null);
        buildOn(conflict.theirs);
        void send(versionOf(conflict.theirs), formOf(conflict.theirs));
      },
      onTakeTheirs() {
        setQuestion(null);
        replaceBy(() => adopt(conflict.theirs), 'Your version was replaced.');
        saving.onStored?.(conflict.theirs, false);
      },
    },
    /** For `DeletedConflict`; `null` while the record is there. */
    deleted: question && 'deletion' in question && { deletion: question.deletion, onRestored: () => setQuestion(null) },
    /** Fields now, which may be ahead of `typed`. */
    read,
    save: () => send(),
    /** To be called after each change that a person makes: a form of antd is drawn only later. */
    touch() {
      closeUndo.current?.();
      updateBuffer();
      markUnsaved(!isSame(read(), initial));
    },
    /** Shows that record, and drops unsaved fields. */
    adopt,
    /** Drops unsaved fields. */
    discard,
    /** Puts other fields into the form as unsaved changes, with Undo. */
    replace: (fields: F, said: string) => replaceBy(() => port.fill(fields), said),
    /** Drops unsaved fields, with Undo. */
    startOver: () => replaceBy(discard, 'Changes discarded.'),
  };
}
