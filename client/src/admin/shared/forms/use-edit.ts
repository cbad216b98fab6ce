import type { Deletion, FieldError } from '@contract/errors';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/http';
import { isSame } from '../drafts/is-same';
import { unansweredSaves } from '../drafts/office-draft';
import { useFormDraft } from '../drafts/use-form-draft';
import { useUnsavedChanges } from '../drafts/use-unsaved-changes';
import { type FailureTexts, useToast } from '../feedback/use-toast';
import { differing, type RecordField } from './differing';
import { sidesOf, type Winner, winnerOf } from './edit-winner';
import { deletionOf, storedInstead } from './stored-instead';

/** Place in which a text is typed: a form of antd's (`useFormPort`), or the state of a screen. */
export interface EditPort<F> {
  /** The fields as they were last drawn, as far as they are known. */
  typed: Partial<F> | undefined;
  /** The fields as they are, which may be ahead of what was last drawn; nothing before anybody has typed. */
  read(): Partial<F> | undefined;
  /** Puts other words into the fields. */
  fill(form: F): void;
  showErrors(errors: readonly FieldError[]): void;
}

export type EditTexts<R> = FailureTexts & {
  /** May be made of the answer; left out where `onStored` says it. */
  success?: string | ((result: R) => string);
  /** Second line of that toast. */
  hint?: (result: R) => ReactNode;
};

export interface EditOptions<F extends object, R> {
  /** Under this name what is typed is kept in the browser, and is back after a reload; without one it is not kept. */
  name: string | undefined;
  /** Field that is not kept: a password. */
  secret?: keyof F;
  /** Not while a dialog closes. */
  isOpen?: boolean;
  /** The record as this screen knows it; `null` before there is one. */
  stored: R | null;
  /** Fields of a record. Missing: two versions of it are never compared. */
  toForm?: (stored: R) => F;
  /** Fields while there is no record, or without `toForm`. */
  blank?: F;
  /** The version that a text without a record is begun on. */
  version?: string | null;
  /** Missing where the form does not tell whether the record is what it has sent. */
  fields?: readonly RecordField<F>[];
  /**
   * Rejects with an `ApiError`: 409 with the stored record when somebody was faster, or with the record's delete.
   * @param version the one that the text builds on, if any
   * @param over the record that the text builds on; `null` for a new one
   */
  save: (form: F, version: string | undefined, over: R | null) => Promise<R>;
  /** Finds the writer of what is stored: asked where the text meets a newer version before anything is sent. */
  findWriter?: (stored: R) => Promise<Winner>;
  /** Takes the record as it is stored by now: after a save, which leaves the fields alone, or after "Take theirs". */
  onStored?: (stored: R) => void;
  /** After a save, whichever way it came about. */
  onSaved?: () => void;
  /** May take care of a failure itself by returning `true`. */
  onFailure?: (error: unknown) => boolean;
  texts: (over: R | null, form: F) => EditTexts<R>;
  port: EditPort<F>;
}

/** Asked in place of the form: whose version stays, or what becomes of a text whose record was deleted. */
type Question<R> = { theirs: R; winner: Winner } | { deletion: Deletion; over: R | null };

const versionOf = (stored: unknown): string | undefined => (stored as { updatedAt?: string } | null)?.updatedAt;

/**
 * The one way in which a text is edited in the office. What is typed is kept until it is saved; a save carries the
 * version that the text was begun on; what somebody else has stored since is shown beside it, never overwritten
 * silently; what makes room for other words comes back with Undo.
 */
export function useEdit<F extends object, R>(options: EditOptions<F, R>) {
  const { name, isOpen = true, stored, toForm, fields, port } = options;
  /** The record that the text builds on. */
  const [base, setBase] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const [question, setQuestion] = useState<Question<R> | null>(null);
  /** Values that Reset has put into the fields: nobody typed them, so they are not kept. */
  const [preset, setPreset] = useState<F | null>(null);
  const toast = useToast();
  const formOf = (of: R | null): F => (of && toForm ? toForm(of) : (options.blank as F));
  const initial = formOf(base);
  const version = versionOf(base) ?? options.version ?? null;
  const read = (): F => ({ ...initial, ...(port.read() ?? draft.begin) });
  const readFields = (): F => (preset ? withoutPreset(read(), preset, initial) : read());
  const draft = useFormDraft({ name, secret: options.secret, initial, version, isOpen, readFields });
  const typed: F = { ...draft.begin, ...port.typed };
  const isChanged = isOpen && !isSame(typed, initial);
  const markUnsaved = useUnsavedChanges(isChanged);

  const fill = (form: F, isPreset = false) => {
    setPreset(isPreset ? form : null);
    port.fill(form);
  };
  const newer = stored && !isSaving && (versionOf(stored) ?? '') > (draft.version ?? '') ? stored : null;
  const isStored = (form: F, by: R) => !!fields && differing(fields, form, formOf(by)).length === 0;

  const send = async (over: R | null = null): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    const form = read();
    const texts = options.texts(over ?? base, form);
    const sent = draft.sending(form);
    const call = (at: R | null) => options.save(form, at ? versionOf(at) : draft.version || undefined, at ?? base);
    try {
      const result = await call(over).catch((error: unknown) => {
        // A save whose answer was lost is no conflict: nobody else has changed what this form has sent.
        const own = storedInstead<R>(error);
        if (own && sent.some((one) => isStored(one, own))) return call(own);
        throw error;
      });
      if (isSame(read(), form)) {
        draft.drop();
        // `onStored` may lead to another screen.
        markUnsaved(false);
      } else draft.goOn();
      setPreset(null);
      setBase(result);
      if (texts.success) {
        const text = typeof texts.success === 'string' ? texts.success : texts.success(result);
        toast.success(text, texts.hint?.(result));
      }
      options.onStored?.(result);
      options.onSaved?.();
    } catch (error) {
      // The fields take words again before one of them gets the focus.
      flushSync(() => setIsSaving(false));
      const deletion = deletionOf(error);
      if (deletion) return setQuestion({ deletion, over });
      if (options.onFailure?.(error)) return;
      const theirs = toForm && storedInstead<R>(error);
      if (theirs) return setQuestion({ theirs, winner: winnerOf(error, versionOf(theirs)!) });
      if (error instanceof ApiError) port.showErrors(error.errors);
      toast.failure(error, texts);
    } finally {
      setIsSaving(false);
    }
  };

  const discard = () => {
    draft.drop();
    fill(initial);
    markUnsaved(false);
  };
  /** @param letGo is called once Undo has gone */
  const replaceBy = (form: F, said: string, makeRoom: () => (() => void) | undefined) => {
    const mine = { fields: read(), version: draft.version };
    const letGo = makeRoom();
    fill(form);
    markUnsaved(false);
    const takeBack = () => {
      draft.takeBack(mine);
      fill(mine.fields);
      markUnsaved(true);
    };
    toast.undoable(said, takeBack, letGo);
  };
  const keepMine = ({ theirs, winner }: { theirs: R; winner: Winner }) => {
    draft.settle();
    setBase(theirs);
    setQuestion(null);
    if (!winner.isRead) void send(theirs);
  };
  const takeTheirs = ({ theirs, winner }: { theirs: R; winner: Winner }) => {
    replaceBy(formOf(theirs), sidesOf(winner).taken, draft.putAside);
    setBase(theirs);
    setQuestion(null);
    options.onStored?.(theirs);
  };

  return {
    base,
    initial,
    /** Fields at the beginning: those typed before a reload, or the stored ones. */
    begin: draft.begin,
    typed,
    isChanged,
    /** True while the fields hold text from before a reload. */
    isRestored: draft.isRestored && !preset,
    isSaving,
    /** Stored record, if it is newer than the version that the text builds on. */
    newer,
    /** True once somebody has saved another one since the text was begun. */
    isOvertaken: isChanged && newer !== null && !unansweredSaves<F>(name ?? '').some((form) => isStored(form, newer)),
    /** True while a question stands in place of the form. */
    isAsking: question !== null,
    /** The other version, while it is to be decided which one stays. */
    theirs: question && 'theirs' in question ? question.theirs : null,
    /** For `EditConflict`. */
    conflict:
      question && 'theirs' in question
        ? {
            mine: typed,
            theirs: formOf(question.theirs),
            winner: question.winner,
            onKeepMine: () => keepMine(question),
            onTakeTheirs: () => takeTheirs(question),
          }
        : null,
    /** For `DeletedConflict`. */
    deleted:
      question && 'deletion' in question
        ? {
            deletion: question.deletion,
            onBack() {
              setQuestion(null);
              void send(question.over);
            },
          }
        : null,
    read,
    save: () => send(),
    /** To be called when somebody types: from then on what stands in the fields is kept. */
    touch() {
      draft.touch();
      markUnsaved(!isSame(read(), initial));
    },
    /** Puts values into all fields that are not kept as typed, and offers to take that back. */
    reset(form: F, said: string) {
      const before = read();
      fill(form, true);
      toast.undoable(said, () => fill(before));
    },
    /** Puts what is stored by now into the fields. */
    adopt(latest: R) {
      draft.drop();
      setBase(latest);
      fill(formOf(latest));
      markUnsaved(false);
    },
    /** Shows what is newer beside the text, before anything is saved. */
    compare() {
      if (!newer) return;
      const asked = { theirs: newer, winner: { at: versionOf(newer)!, isRead: true } };
      setQuestion(asked);
      options.findWriter?.(newer).then(
        (winner) => setQuestion((now) => (now === asked ? { ...asked, winner: { ...winner, isRead: true } } : now)),
        // The comparison is of use without a name.
        () => undefined,
      );
    },
    /** Forgets what was typed, in the browser too. */
    discard,
    /** The same, and offers to take that back. */
    startOver() {
      replaceBy(initial, 'What you typed was thrown away.', () => {
        draft.drop();
        return undefined;
      });
    },
  };
}

/** The fields as they were typed: what is still as it was preset counts as stored. */
function withoutPreset<F extends object>(fields: F, preset: F, initial: F): F {
  const typed = { ...fields };
  for (const name of Object.keys(fields) as (keyof F)[]) {
    if (isSame(fields[name], preset[name])) typed[name] = initial[name];
  }
  return typed;
}
