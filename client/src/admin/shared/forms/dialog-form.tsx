import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { EditNote } from '../drafts/form-note';
import { isSame } from '../drafts/is-same';
import { DeletedConflict } from './deleted-conflict';
import styles from './dialog-form.module.css';
import { EditConflict } from './edit-conflict';
import { HeldFields } from './held-fields';
import type { Unsaved } from './use-discard-question';
import { type EditOptions, type EditTexts, useEdit } from './use-edit';
import { useFormPort } from './use-form-port';
import { isBelow, useSaveKey } from './use-save-key';

type Passed = 'secret' | 'toForm' | 'fields' | 'findWriter' | 'version' | 'onFailure';

export interface FormDialogProps<F extends object, R> extends Pick<EditOptions<F, R>, Passed> {
  open: boolean;
  title: string;
  /** Fields as the dialog opens without a record; unsaved is whatever differs from them. */
  initial: F;
  /** The record to edit; `null` creates one. Missing where the form edits none. */
  record?: R | null;
  /**
   * Rejects with an `ApiError`: its field errors go to the fields, and what was typed stays. `version` is the one that
   * the text was begun on. With `stored` it updates that: a new record may be stored by now, since another device has
   * saved the same text. The server answers an edit that lost a race with 409 and the stored record.
   */
  save: (form: F, version: string | undefined, stored: R | null) => Promise<R>;
  /** Under this name what is typed is kept in the browser, and is back after a reload. */
  draftName?: string;
  /** The record as the server has it now: after a success, before the dialog closes, and after "Take theirs". */
  onStored?: (stored: R) => void;
  onClose: () => void;
  /** By what was done where a record is made or edited: a new text may be a change of what another device has saved. */
  texts: EditTexts<R> | Record<'create' | 'update', EditTexts<R>>;
  saveText?: string;
  /** Buttons in the place of the one that saves; they are off while something is saved. */
  saveButtons?: (form: FormInstance<F>, isOff: boolean) => ReactNode;
  /** The save button while the call is on its way. */
  savingText?: string;
  /** Node in place of the form, which keeps its text; its buttons work on `form`, or throw the text away and close. */
  instead?: (form: FormInstance<F>, discard: () => void) => ReactNode;
  /** A save goes out to somebody. */
  isSent?: boolean;
  /** Said before a deleted record is brought back, where less of it comes back. */
  backNote?: string;
  /** The record was deleted, and what was typed has been thrown away. A dialog just closes. */
  onDiscarded?: () => void;
  /** Whether the save button is off although nothing is being saved. */
  isSaveDisabled?: (form: F) => boolean;
  width?: number;
  /** The field that has the focus once the dialog is open. `autoFocus` does not do it: a dialog below takes the focus back. */
  focusField?: keyof F & string;
  /** `Form.Item`s named by the keys of `F`. */
  children: ReactNode;
}

export interface DialogFormProps<F extends object, R> extends Omit<FormDialogProps<F, R>, 'title' | 'width'> {
  /** Missing: there is nothing to close. */
  onCancel?: () => void;
  ref?: Ref<DialogFormHandle>;
}

/** What the dialog asks of the form in it. */
export interface DialogFormHandle extends Unsaved {
  /** Puts the focus where the form wants it first. */
  focus(): void;
}

/** Sent with a text that was begun when there was no record: it has read no version of it. */
const NEVER_READ = new Date(0).toISOString();

/** The form inside `FormDialog`, mounted when the dialog opens and gone when it has closed, or on a page of its own. */
export function DialogForm<F extends object, R>(props: DialogFormProps<F, R>) {
  const { open, texts, focusField } = props;
  const [form] = Form.useForm<F>();
  const box = useRef<HTMLDivElement>(null);
  const edit = useEdit<F, R>({
    ...props,
    name: props.draftName,
    isOpen: open,
    stored: props.record ?? null,
    blank: props.initial,
    save: (fields, version, over) => props.save(fields, version ?? (over ? NEVER_READ : undefined), over),
    onSaved: props.onClose,
    texts: (over) => ('create' in texts ? texts[over ? 'update' : 'create'] : texts),
    port: useFormPort(form),
  });
  const { typed, isSaving } = edit;
  const isReplaced = edit.isAsking || props.instead !== undefined;
  const focusFirst = () => focusField && form.getFieldInstance(focusField as never)?.focus?.();
  useImperativeHandle(props.ref, () => ({
    isUnsaved: () => !isSame(edit.read(), edit.initial),
    isSaving: () => isSaving,
    discard: edit.discard,
    focus() {
      // Who was faster than the dialog's entrance stays in the field of their choice, or at the question in place of the form.
      if (!isReplaced && !box.current?.contains(document.activeElement)) focusFirst();
    },
  }));
  const isSaveOff = (fields: F) => isSaving || edit.isAsking || props.isSaveDisabled?.(fields);
  useSaveKey(() => !isReplaced && open && !isBelow(box.current) && !isSaveOff(edit.read()) && form.submit());

  const handleChange = (changed: Partial<F>) => {
    edit.touch();
    // The server's errors are about the text before.
    form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })));
  };
  const discard = () => {
    edit.discard();
    props.onClose();
  };
  const startOver = () => {
    edit.startOver();
    focusFirst();
  };
  const discardDeleted = () => {
    discard();
    props.onDiscarded?.();
  };

  return (
    <>
      {edit.deleted && (
        <DeletedConflict {...edit.deleted} isSent={props.isSent} note={props.backNote} onDiscard={discardDeleted} />
      )}
      {edit.conflict && <EditConflict {...edit.conflict} fields={props.fields ?? []} />}
      {!edit.isAsking && props.instead?.(form, discard)}
      <div ref={box} hidden={isReplaced}>
        <Form<F>
          form={form}
          className={styles.form}
          layout="vertical"
          initialValues={edit.begin}
          onValuesChange={handleChange}
          onFinish={() => void edit.save()}
          scrollToFirstError={{ focus: true }}
          requiredMark={false}
        >
          <EditNote edit={{ ...edit, startOver }} />
          <HeldFields isHeld={isSaving}>{props.children}</HeldFields>
          <div className={`shared gap-3 above-5 end ${styles.buttons}`}>
            {props.onCancel && (
              <Button disabled={isSaving} onClick={props.onCancel}>
                Cancel
              </Button>
            )}
            {props.saveButtons?.(form, !!isSaveOff(typed)) ?? (
              <Button type="primary" htmlType="submit" disabled={isSaveOff(typed)}>
                {isSaving ? (props.savingText ?? 'Saving...') : (props.saveText ?? 'Save')}
              </Button>
            )}
          </div>
        </Form>
      </div>
    </>
  );
}
