import type { Edit } from '@contract/errors';
import type { Fields, InputOf } from '@contract/fields';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormDialog, type FormDialogProps } from '../forms/form-dialog';
import type { SaveTexts } from '../forms/use-form';
import type { RecordDialogState } from '../records/use-record-dialog';
import { blankForm, type FormOf, recordFields, toForm, toInput } from './record-form';
import { RecordInputs } from './record-inputs';

interface FieldsDialogProps<F extends Fields, R> extends Pick<FormDialogProps<FormOf<F>, R>, 'saveButtons' | 'width'> {
  fields: F;
  dialog: RecordDialogState<R>;
  /** Kind of the record, such as "Blog Post". */
  noun: string;
  /** Title of the dialog for a new record. Defaults to `Add` and the noun. */
  newTitle?: string;
  create: (input: InputOf<F>) => Promise<R>;
  /** Throws 409 with the stored record in `current` if another save came after the sent `updatedAt`. */
  update: (id: string, edit: Edit<InputOf<F>>) => Promise<R>;
  onStored: (record: R) => void;
  /** Called after the record was deleted and the draft for it discarded. */
  onDiscarded?: () => void;
  texts: Record<'create' | 'update', SaveTexts<R>>;
  /** Values that differ from the contract's defaults or from the record. */
  blank?: Partial<FormOf<F>>;
  shown?: (record: R) => Partial<FormOf<F>>;
  /** Inputs that replace the default inputs of fields. */
  instead?: Partial<Record<keyof F, ReactNode>>;
  /** See `RecordInputs`. */
  more?: ComponentProps<typeof RecordInputs>['more'];
}

/** Dialog that creates or edits a record. Form, input and conflict comparison follow from its fields. */
export function FieldsDialog<F extends Fields, R extends InputOf<F> & { _id: string; updatedAt: string }>(
  props: FieldsDialogProps<F, R>,
) {
  const { fields, dialog, noun, newTitle, create, update, blank, shown, instead, more, ...rest } = props;
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
      focusField={record ? undefined : (Object.keys(fields)[0] as keyof FormOf<F> & string)}
      save={(form, updatedAt) => {
        const input = toInput(fields, form);
        return record ? update(record._id, { ...input, updatedAt }) : create(input);
      }}
      onClose={close}
      saveText={record ? 'Save' : `Add ${noun}`}
      isSaveDisabled={() => isUploading}
    >
      <RecordInputs fields={fields} instead={instead} onBusyChange={setIsUploading} more={more} />
    </FormDialog>
  );
}
