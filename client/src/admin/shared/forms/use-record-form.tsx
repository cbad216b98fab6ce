import type { FormInstance } from 'antd';
import { useState } from 'react';
import { unansweredSaves } from '../drafts/office-draft';
import type { FormDialogProps } from './dialog-form';
import { differing, type RecordField } from './differing';
import { EditConflict } from './edit-conflict';
import { sidesOf, type Winner, winnerOf } from './edit-winner';
import { saveOverOwn, storedInstead } from './stored-instead';

type Passed<F extends object, R> = Omit<
  FormDialogProps<F, R>,
  'initial' | 'save' | 'version' | 'onSaved' | 'onFailure' | 'onShowNewer' | 'instead' | 'texts'
>;

export interface RecordFormProps<F extends object, R> extends Passed<F, R> {
  /** The record to edit; `null` creates one. */
  record: R | null;
  /** What the fields hold for a record. */
  toForm: (record: R) => F;
  /** What the fields hold for a new one. */
  blank: F;
  /** By what was done: a new text may be a change of what another device has saved. */
  texts: Record<'create' | 'update', FormDialogProps<F, R>['texts']>;
  /** The fields by name and label, for the comparison of two versions. */
  fields: readonly RecordField<F>[];
  /**
   * Creates, or updates `stored` with the `updatedAt` that was read: `{ ...toInput(form), updatedAt }`. A new record may
   * be stored by now: another device has saved the same text.
   * The server answers an edit that lost a race with 409 and the stored record; the dialog takes it from there.
   */
  save: (form: F, updatedAt: string | undefined, stored: R | null) => Promise<R>;
  /** The record as the server has it now: after a save, and after "Take theirs". */
  onStored: (record: R) => void;
}

/** Sent with a text that was begun when there was no record: it has read no version of it. */
const NEVER_READ = new Date(0).toISOString();

/**
 * What a form needs that creates and edits one record. Never overwrites another person's edit silently: a conflict shows both versions side
 * by side, to keep mine or to take theirs.
 */
export function useRecordForm<F extends object, R extends { updatedAt: string }>(
  props: RecordFormProps<F, R>,
): FormDialogProps<F, R> {
  const { record, toForm, blank, fields, save, onStored, onClose, texts, ...rest } = props;
  /** The version that the edit builds on, once a conflict has moved it on from `record`. */
  const [base, setBase] = useState<{ of: R | null; version: R } | null>(null);
  const [lost, setLost] = useState<{ theirs: R; winner: Winner } | null>(null);
  const current = base && base.of === record ? base.version : record;

  const handleFailure = (error: unknown) => {
    const current = storedInstead<R>(error);
    if (!current) return false;
    setLost({ theirs: current, winner: winnerOf(error, current) });
    return true;
  };
  const keepMine = (form: FormInstance<F>, settle: () => void) => {
    if (!lost) return;
    settle();
    setBase({ of: record, version: lost.theirs });
    setLost(null);
    if (lost.winner.isRead) return;
    // The next submit must carry the version that was just shown: after this render, not in it.
    queueMicrotask(() => form.submit());
  };
  const takeTheirs = (replaceBy: (fields: F, said: string) => void) => {
    if (!lost) return;
    replaceBy(toForm(lost.theirs), sidesOf(lost.winner).taken);
    onStored(lost.theirs);
    setBase({ of: record, version: lost.theirs });
    setLost(null);
  };
  const showNewer = (theirs: R) => setLost({ theirs, winner: { at: theirs.updatedAt, isRead: true } });
  /** Whether what is stored is a save of this text whose answer never came. */
  const isOwn = (stored: R) =>
    unansweredSaves<F>(props.draftName ?? '').some((form) => differing(fields, form, toForm(stored)).length === 0);
  const close = () => {
    setLost(null);
    onClose();
  };

  return {
    ...rest,
    onClose: close,
    texts: texts[current ? 'update' : 'create'],
    initial: current ? toForm(current) : blank,
    version: current?.updatedAt ?? null,
    save: (form, version, sent) => {
      const readAt = version ?? (current ? NEVER_READ : undefined);
      return saveOverOwn<F, R>({
        save: (over) => save(form, over?.updatedAt ?? readAt, over ?? current),
        ...{ sent, toForm, fields },
      });
    },
    onSaved: onStored,
    onFailure: handleFailure,
    onShowNewer: current && !isOwn(current) ? () => showNewer(current) : undefined,
    instead:
      lost === null
        ? undefined
        : (form, _discard, replaceBy, settle) => (
            <EditConflict
              mine={{ ...blank, ...form.getFieldsValue() } as F}
              theirs={toForm(lost.theirs)}
              fields={fields}
              winner={lost.winner}
              isRoom={rest.isRoom}
              onKeepMine={() => keepMine(form, settle)}
              onTakeTheirs={() => takeTheirs(replaceBy)}
            />
          ),
  };
}
