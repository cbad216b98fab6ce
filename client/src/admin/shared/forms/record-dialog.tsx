import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { FormDialogProps } from './dialog-form';
import { EditConflict, type RecordField } from './edit-conflict';
import { FormDialog } from './form-dialog';
import { storedInstead } from './stored-instead';

type Passed<F extends object, R> = Omit<
  FormDialogProps<F, R>,
  'initial' | 'save' | 'version' | 'onSaved' | 'onFailure' | 'instead'
>;

interface RecordDialogProps<F extends object, R> extends Passed<F, R> {
  /** The record to edit; `null` creates one. */
  record: R | null;
  /** What the fields hold for a record. */
  toForm: (record: R) => F;
  /** What the fields hold for a new one. */
  blank: F;
  /** The fields by name and label, for the comparison of two versions. */
  fields: readonly RecordField<F>[];
  /**
   * Creates, or updates with the `updatedAt` that was read: `{ ...toInput(form), updatedAt }`. `undefined` when creating.
   * The server answers an edit that lost a race with 409 and the stored record; the dialog takes it from there.
   */
  save: (form: F, updatedAt: string | undefined) => Promise<R>;
  /** The record as the server has it now: after a save, and after "Take theirs". */
  onStored: (record: R) => void;
}

/**
 * Creates and edits one record. Never overwrites another person's edit silently: a conflict shows both versions side
 * by side, to keep mine or to take theirs.
 */
export function RecordDialog<F extends object, R extends { updatedAt: string }>(props: RecordDialogProps<F, R>) {
  const { record, toForm, blank, fields, save, onStored, onClose, ...rest } = props;
  /** The version that the edit builds on, once a conflict has moved it on from `record`. */
  const [base, setBase] = useState<{ of: R | null; version: R } | null>(null);
  const [theirs, setTheirs] = useState<R | null>(null);
  const current = base && base.of === record ? base.version : record;

  const handleFailure = (error: unknown) => {
    const current = storedInstead<R>(error);
    if (!current) return false;
    setTheirs(current);
    return true;
  };
  const keepMine = (form: FormInstance<F>) => {
    if (!theirs) return;
    setBase({ of: record, version: theirs });
    setTheirs(null);
    // The next submit must carry the version that was just shown: after this render, not in it.
    queueMicrotask(() => form.submit());
  };
  const takeTheirs = (form: FormInstance<F>) => {
    if (!theirs) return;
    form.setFieldsValue(toForm(theirs) as Parameters<typeof form.setFieldsValue>[0]);
    onStored(theirs);
    setBase({ of: record, version: theirs });
    setTheirs(null);
  };
  const close = () => {
    setTheirs(null);
    onClose();
  };

  return (
    <FormDialog<F, R>
      {...rest}
      onClose={close}
      initial={current ? toForm(current) : blank}
      version={current?.updatedAt ?? null}
      save={(form, version) => save(form, version ?? undefined)}
      onSaved={onStored}
      onFailure={handleFailure}
      instead={
        theirs
          ? (form) => (
              <EditConflict
                mine={{ ...blank, ...form.getFieldsValue() } as F}
                theirs={toForm(theirs)}
                fields={fields}
                onKeepMine={() => keepMine(form)}
                onTakeTheirs={() => takeTheirs(form)}
              />
            )
          : undefined
      }
    />
  );
}
