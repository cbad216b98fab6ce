import type { Deletion } from '@contract/errors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/http';
import { useUnsavedChanges } from '@/stores/use-unsaved-changes';
import { type FailureTexts, useToast } from '../feedback/use-toast';
import { differing, type RecordField } from './compared-fields';
import type { ConflictingEdit } from './conflict';
import { conflictingVersion, deletionOf } from './conflicting-version';
import { dropBuffer, readBuffer, saveBuffer } from './form-buffer';
import type { FormPort } from './form-port';
import { isSame } from './is-same';

export type SaveTexts<R> = FailureTexts & {
  /** Text of the success toast. Absent if `onStored` reports the success. */
  success?: string | ((result: R) => string);
  hint?: (result: R) => ReactNode;
};

export interface FormSource<F extends object, R> {
  /** Key under which the browser stores unsaved changes. Without a name, a reload loses them. */
  name?: string;
  /** Stored record as this screen has loaded it; `null` for a new record. */
  record?: R | null;
  /** Converts a record to form fields. Without this function, a 409 is an ordinary failure, not a conflict. */
  toForm?: (record: R) => F;
  blank?: F;
  /**
   * Version to send if there is no `record`. For a reply, this is the id of the newest reply that the user has seen.
   */
  version?: string | null;
  /**
   * Fields to compare after a 409. If the typed and the stored values are equal, there is no conflict. Without this
   * list, every 409 is a conflict.
   */
  fields?: readonly RecordField<F>[];
}

export interface FormSaving<F extends object, R> {
  /**
   * Saves the form. Rejects with 409 and the stored record if a colleague has saved the record meanwhile, and with 404
   * if the record was deleted.
   */
  save: (form: F, version: string | undefined) => Promise<R>;
  /** Receives the stored record after a save (`isSaved` is true) or after the choice "Use their version" (false). */
  onStored?: (record: R, isSaved: boolean) => void;
  /** Called if saving fails. Returns `true` if it has reported the failure; the form then reports nothing. */
  onFailure?: (error: unknown) => boolean;
  texts: SaveTexts<R> | ((form: F) => SaveTexts<R>);
}

type Question<R> = { theirs: R; edit: ConflictingEdit } | { deletion: Deletion };

/**
 * Version to send if the user began to type before the record existed. It matches no stored version, so the server
 * reports a conflict.
 */
const NEVER_READ = new Date(0).toISOString();

/** Returns the stored fields. Fields that the user has changed keep the user's value. */
function withChanges<F extends object>(stored: F, typed: F, initial: F): F {
  const changed = Object.entries(typed).filter(([name, value]) => !isSame(value, initial[name as keyof F]));
  return { ...stored, ...(Object.fromEntries(changed) as Partial<F>) };
}

const versionOf = (record: unknown): string | undefined => (record as { updatedAt?: string } | null)?.updatedAt;

/**
 * Form of one record. The browser stores unsaved changes. If a colleague has saved a newer version, saving leads to a
 * conflict, in which the user decides.
 */
export function useForm<F extends object, R>(source: FormSource<F, R>, saving: FormSaving<F, R>, port: FormPort<F>) {
  const { name, record = null, toForm, fields } = source;
  const formOf = (of: R | null): F => (of && toForm ? toForm(of) : (source.blank as F));
  const [base, setBase] = useState(record);
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

  /**
   * True if this window stored the unsaved changes. Only then may it delete them, because another window may need them.
   */
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

  const buildOn = (latest: R) => {
    setBase(latest);
    setVersion(versionOf(latest) ?? null);
    setInitial(formOf(latest));
  };
  const settle = (saved: F) => {
    if (name && hasBuffer.current) dropBuffer(name);
    hasBuffer.current = false;
    setInitial(saved);
    setIsRestored(false);
    // Called here, because the next render would be too late: a caller may navigate at once, and the user would be
    // asked about unsaved changes.
    markUnsaved(false);
  };
  const adopt = (latest: R) => {
    settle(formOf(latest));
    buildOn(latest);
    port.fill(formOf(latest));
  };
  const closeUndo = useRef<() => void>(undefined);
  const closeSuccess = useRef<() => void>(undefined);
  /**
   * Shows a toast with Undo after the user's fields were replaced. Undo works until the next change, even after the
   * form has closed.
   */
  const offerUndo = (said: string, replaced: F, typedOn: string | null) => {
    closeUndo.current = toast.undoable(said, () => {
      if (name) saveBuffer(name, { fields: replaced, version: typedOn });
      setVersion(typedOn);
      setIsRestored(true);
      port.fill(replaced);
      toast.success('Earlier text restored in the form. Save to keep it.');
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

  /** @param replaced fields from a colleague's edit that this save overwrites, for Undo */
  const send = async (over = version, replaced?: F): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    const form = read();
    const texts = typeof saving.texts === 'function' ? saving.texts(form) : saving.texts;
    const readVersion = over ?? (versionOf(base) ? NEVER_READ : undefined);
    try {
      const result = await saving.save(form, readVersion).catch((error: unknown) => {
        // If the stored fields are equal to the form's, there is no conflict. An earlier save has succeeded, or a
        // colleague has saved the same text.
        const stored = conflictingVersion<R>(error);
        if (stored && fields && differing(fields, form, formOf(stored)).length === 0) return stored;
        throw error;
      });
      if (!toForm) settle(form);
      else if (isSame(read(), form)) adopt(result);
      else buildOn(result);
      toast.settle(texts);
      if (texts.success) {
        closeSuccess.current?.();
        const text = typeof texts.success === 'string' ? texts.success : texts.success(result);
        closeSuccess.current = toast.success(text, texts.hint?.(result));
      }
      if (replaced && name) offerUndo('Your version replaced the other version.', replaced, versionOf(result) ?? null);
      saving.onStored?.(result, true);
    } catch (error) {
      // Fields are disabled while saving. Enables them here, so that a field with an error can get the focus.
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
      closeSuccess.current?.();
      toast.failure(error, texts);
    } finally {
      setIsSaving(false);
    }
  };

  const conflict = question && 'theirs' in question ? question : null;
  return {
    base,
    initial,
    /** Fields at the first render: the stored values, with unsaved changes from an earlier visit. */
    begin,
    typed,
    isChanged,
    isRestored: isRestored && isChanged,
    isSaving,
    isAsking: question !== null,
    conflict: conflict && {
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
        replaceBy(() => adopt(conflict.theirs), 'The saved version replaced your version.');
        saving.onStored?.(conflict.theirs, false);
      },
    },
    deleted: question && 'deletion' in question && { deletion: question.deletion, onRestored: () => setQuestion(null) },
    read,
    save: () => send(),
    /**
     * Stores the typed values in the browser. Call it after each change, because this hook does not see changes in
     * antd's form in time.
     */
    touch() {
      closeUndo.current?.();
      updateBuffer();
      markUnsaved(!isSame(read(), initial));
    },
    adopt,
    discard,
    replace: (fields: F, said: string) => replaceBy(() => port.fill(fields), said),
    startOver: () => replaceBy(discard, 'Changes discarded.'),
  };
}
