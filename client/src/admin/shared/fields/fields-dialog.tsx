import type { Edit } from '@contract/errors';
import type { Fields, InputOf } from '@contract/fields';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormDialog, type FormDialogProps } from '../forms/form-dialog';
import type { SaveTexts } from '../forms/use-form';
import type { RecordDialogState } from '../records/use-record-dialog';
import { blankForm, type FormOf, recordFields, toForm, toInput } from './record-form';
import { RecordInputs } from './record-inputs';

export interface FieldsDialogProps<F extends Fields, R>
  extends Pick<FormDialogProps<FormOf<F>, R>, 'saveButtons' | 'width'> {
  fields: F;
  dialog: RecordDialogState<R>;
  /** Kind of record in the dialog's title, such as "Blog Post". */
  noun: string;
  newTitle?: string;
  newSaveText?: string;
  create: (input: InputOf<F>) => Promise<R>;
  /** Saves an edit. If `updatedAt` is not that of the stored record, throws 409 with the stored record in `current`. */
  update: (id: string, edit: Edit<InputOf<F>>) => Promise<R>;
  onStored: (record: R) => void;
  onDiscarded?: () => void;
  texts: Record<'create' | 'update', SaveTexts<R>>;
  /**
   * `blank` contains initial values of a new record that differ from the defaults of the fields. `shown` returns form
   * values that differ from the values of the stored record.
   */
  blank?: Partial<FormOf<F>>;
  shown?: (record: R) => Partial<FormOf<F>>;
  instead?: Partial<Record<keyof F, ReactNode>>;
  more?: ComponentProps<typeof RecordInputs>['more'];
}

export function FieldsDialog<F extends Fields, R extends InputOf<F> & { _id: string; updatedAt: string }>(
  props: FieldsDialogProps<F, R>,
) {
  const { fields, dialog, noun, newTitle, newSaveText, create, update, blank, shown, instead, more, ...rest } = props;
  const { open, record, close } = dialog;
  const [isUploading, setIsUploading] = useState(false);
  return (
    <FormDialog<FormOf<F>, R>
      {...rest}
      open={open}
      title={record ? `Edit ${noun}` : (newTitle ?? `Add ${noun}`)}
      record={record}
      toForm={(stored) => ({ ...toForm(fields, stored), ...shown?.(stored) })}
      initial={{ ...blankForm(fields), ...blank }}
      name={`${noun}:${record?._id ?? 'new'}`}
      fields={recordFields(fields)}
      save={(form, updatedAt) => {
        const input = toInput(fields, form);
        return record ? update(record._id, { ...input, updatedAt }) : create(input);
      }}
      onClose={close}
      saveText={record ? 'Save' : (newSaveText ?? `Add ${noun}`)}
      isSaveDisabled={() => isUploading}
    >
      <RecordInputs fields={fields} instead={instead} onBusyChange={setIsUploading} more={more} />
    </FormDialog>
  );
}
