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
  /** Success text, or a function of the answer. Left out if `onStored` reports it. */
  success?: string | ((result: R) => string);
  /** Second line of the success toast. */
  hint?: (result: R) => ReactNode;
};

export interface FormSource<F extends object, R> {
  /** Key of the buffer that stores unsaved fields in the browser. Without it, a reload loses them. */
  name?: string;
  /** The stored record as this screen knows it; `null` while it is new. */
  record?: R | null;
  /** Fields of a record. Without it, a 409 is a failure like any other. */
  toForm?: (record: R) => F;
  /** Fields without a record or `toForm`. */
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

/** Question that replaces the form: which version to use, or what to do with text for a deleted record. */
type Question<R> = { theirs: R; edit: ConflictingEdit } | { deletion: Deletion };

/** Sent with fields that were typed before the record existed, and so read no version. */
const NEVER_READ = new Date(0).toISOString();

/** Applies only the fields changed here to the stored ones, so that other fields follow the other edit. */
function withChanges<F extends object>(stored: F, typed: F, initial: F): F {
  const changed = Object.entries(typed).filter(([name, value]) => !isSame(value, initial[name as keyof F]));
  return { ...stored, ...(Object.fromEntries(changed) as Partial<F>) };
}

const versionOf = (record: unknown): string | undefined => (record as { updatedAt?: string } | null)?.updatedAt;

/**
 * Form of one record in the back office. Stores unsaved changes on the device until they are saved or discarded. Each
 * save sends the version that was read, so a newer one leads to a conflict and is never overwritten.
 */
export function useForm<F extends object, R>(source: FormSource<F, R>, saving: FormSaving<F, R>, port: FormPort<F>) {
  const { name, record = null, toForm, fields } = source;
  const formOf = (of: R | null): F => (of && toForm ? toForm(of) : (source.blank as F));
  /** Record on which the fields are based. */
  const [base, setBase] = useState(record);
  /** Fields without unsaved changes. */
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

  /** True if this form wrote the stored changes. Those of another window stay. */
  const hasBuffer = useRef(restored !== null);
  const updateBuffer = () => {
    if (!name) return;
    const now = read();
    if (!isSame(now, initial)) saveBuffer(name, { fields: now, version });
    else if (hasBuffer.current) dropBuffer(name);
    hasBuffer.current = !isSame(now, initial);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change; `typed` is a new object each time
  useEffect(updateBuffer, [name, isChanged, version, JSON.stringify(typed)]);

  /** Bases the fields on a newer record. */
  const buildOn = (latest: R) => {
    setBase(latest);
    setVersion(versionOf(latest) ?? null);
    setInitial(formOf(latest));
  };
  /** Marks these fields as saved. */
  const settle = (saved: F) => {
    if (name && hasBuffer.current) dropBuffer(name);
    hasBuffer.current = false;
    setInitial(saved);
    setIsRestored(false);
    // The caller may navigate before the next render.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new version
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
        // The stored record is equal: an earlier save whose answer was lost, or a colleague's.
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
      // Enables the fields before one of them gets focus.
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
    base,
    initial,
    /** Initial fields: restored or saved ones. */
    begin,
    typed,
    isChanged,
    isRestored: isRestored && isChanged,
    isSaving,
    /** True while a question replaces the form. */
    isAsking: question !== null,
    /** For `EditConflict`; `null` without a conflict. */
    conflict: conflict && {
      /** The stored record. */
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
    /** For `DeletedConflict`; `null` while the record exists. */
    deleted: question && 'deletion' in question && { deletion: question.deletion, onRestored: () => setQuestion(null) },
    read,
    save: () => send(),
    /** Call it after each change by the user, because an antd form renders later. */
    touch() {
      closeUndo.current?.();
      updateBuffer();
      markUnsaved(!isSame(read(), initial));
    },
    adopt,
    discard,
    /** Puts other fields into the form as unsaved changes, with Undo. */
    replace: (fields: F, said: string) => replaceBy(() => port.fill(fields), said),
    /** Drops unsaved changes, with Undo. */
    startOver: () => replaceBy(discard, 'Changes discarded.'),
  };
}
