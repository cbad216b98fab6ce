import { Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { withText } from '../layout/text-size';
import { DeletedConflict, EditConflict } from './conflict';
import styles from './form-dialog.module.css';
import { FormNote } from './form-note';
import { clearErrors, useAntdPort } from './form-port';
import { HeldFields } from './held-fields';
import { isSame } from './is-same';
import { type Unsaved, useDiscardQuestion } from './use-discard-question';
import { type FormSaving, type FormSource, type SaveTexts, useForm } from './use-form';
import { isBelow, useSaveKey } from './use-save-key';

export interface FormDialogProps<F extends object, R>
  extends Omit<FormSource<F, R>, 'blank'>,
    Omit<FormSaving<F, R>, 'texts'> {
  open: boolean;
  title: string;
  initial: F;
  onClose: () => void;
  texts: SaveTexts<R> | Record<'create' | 'update', SaveTexts<R>>;
  saveText?: string;
  savingText?: string;
  /** Returns buttons to show instead of the save button. `isOff` is true while the form cannot be saved. */
  saveButtons?: (form: FormInstance<F>, isOff: boolean) => ReactNode;
  isSaveDisabled?: (form: F) => boolean;
  /** True if closing the dialog discards these fields without a question. */
  isSmall?: (form: F) => boolean;
  /** Calls `save`, or asks a question first. */
  confirm?: (form: F, save: () => void) => void;
  /** Called when the user discards the changes because the record was deleted. */
  onDiscarded?: () => void;
  width?: number;
  /** Field to focus after the dialog has opened, if it is not the first one. */
  focusField?: keyof F & string;
  /** `Form.Item`s whose names are keys of `F`. */
  children: ReactNode;
}

interface Inside extends Unsaved {
  focus(): void;
}

/**
 * Dialog with a form. Keep it mounted and change only `open`. When it closes, it then returns the focus to the button
 * that opened it.
 */
export function FormDialog<F extends object, R>(props: FormDialogProps<F, R>) {
  const { open, title, onClose, width = 560 } = props;
  const inside = useRef<Inside>(null);
  const requestClose = useDiscardQuestion(inside, onClose);
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      width={withText(width)}
      destroyOnHidden
      onCancel={requestClose}
      afterOpenChange={(isOpen) => isOpen && inside.current?.focus()}
    >
      <DialogForm {...props} onCancel={requestClose} ref={inside} />
    </Modal>
  );
}

interface DialogFormProps<F extends object, R> extends FormDialogProps<F, R> {
  onCancel: () => void;
  ref: Ref<Inside>;
}

function DialogForm<F extends object, R>(props: DialogFormProps<F, R>) {
  const { open, record = null, texts, focusField, onClose, saveText = 'Save', savingText = 'Saving...' } = props;
  const { confirm = (_, save) => save() } = props;
  const [antd] = Form.useForm<F>();
  const box = useRef<HTMLDivElement>(null);
  const form = useForm<F, R>(
    { ...props, blank: props.initial },
    {
      ...props,
      onStored(stored, isSaved) {
        props.onStored?.(stored, isSaved);
        if (isSaved) onClose();
      },
      texts: 'create' in texts ? texts[record ? 'update' : 'create'] : texts,
    },
    useAntdPort(antd),
  );
  const { isSaving, isAsking } = form;
  const isSaveOff = (fields: F) => isSaving || isAsking || !!props.isSaveDisabled?.(fields);
  const focusFirst = () => {
    const first = box.current?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea');
    (focusField ? antd.getFieldInstance(focusField as never) : first)?.focus();
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  };
  useImperativeHandle(props.ref, () => ({
    isUnsaved: () => !isSame(form.read(), form.initial),
    isSaving: () => isSaving,
    isSmall: () => !!props.isSmall?.(form.read()),
    discard: form.discard,
    // `autoFocus` of a field would not work, because another open dialog below would take back the focus.
    focus() {
      // Leaves the focus where it is if the user has selected a field, or if the dialog asks about a conflict.
      if (!isAsking && !box.current?.contains(document.activeElement)) focusFirst();
    },
  }));
  useSaveKey(() => open && !isBelow(box.current) && !isSaveOff(form.read()) && antd.submit());

  const handleChange = (changed: Partial<F>) => {
    form.touch();
    clearErrors(antd, changed);
  };
  const startOver = () => {
    form.startOver();
    focusFirst();
  };
  const discardDeleted = () => {
    form.discard();
    onClose();
    props.onDiscarded?.();
  };

  return (
    <>
      {form.deleted && <DeletedConflict {...form.deleted} onDiscard={discardDeleted} />}
      {form.conflict && <EditConflict {...form.conflict} fields={props.fields ?? []} />}
      <div ref={box} hidden={isAsking}>
        <Form<F>
          form={antd}
          className={styles.form}
          layout="vertical"
          initialValues={form.begin}
          onValuesChange={handleChange}
          onFinish={() => confirm(form.read(), () => void form.save())}
          scrollToFirstError={{ focus: true }}
          requiredMark={false}
        >
          <FormNote form={{ ...form, startOver }} />
          <HeldFields isHeld={isSaving}>{props.children}</HeldFields>
          <div className={`line stretch gap-3 above-5 end shared ${styles.buttons}`}>
            <Button disabled={isSaving} onClick={props.onCancel}>
              Cancel
            </Button>
            {props.saveButtons?.(antd, isSaveOff(form.typed)) ?? (
              <Button type="primary" htmlType="submit" disabled={isSaveOff(form.typed)}>
                {isSaving ? savingText : saveText}
              </Button>
            )}
          </div>
        </Form>
      </div>
    </>
  );
}
