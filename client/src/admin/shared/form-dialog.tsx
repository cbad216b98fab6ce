import { App, type FormInstance, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { DialogForm, type DialogFormHandle } from './dialog-form';
import { catchLostFocus } from './page-head';
import type { FailureTexts } from './use-toast';

export interface FormDialogProps<F extends object, R> {
  open: boolean;
  title: string;
  /** What the fields hold when the dialog opens; unsaved is whatever differs from it. */
  initial: F;
  /** Rejects with an `ApiError`: its field errors go to the fields, and what was typed stays. `version` is the one that the text was begun on. */
  save: (form: F, version: string | null) => Promise<R>;
  /** Under this name what is typed is kept in the browser, and is back after a reload. Leave it out for forms with a password. */
  draftName?: string;
  /** The stored version that the fields were made of: kept with the text, so that a colleague's later change is noticed after a reload too. */
  version?: string | null;
  /** After a success, before the dialog closes. */
  onSaved?: (result: R) => void;
  onClose: () => void;
  /** `success` may be made of the answer; leave it out where `onSaved` says it. */
  texts: FailureTexts & { success?: string | ((result: R) => string) };
  saveText?: string;
  /** The save button while the call is on its way. */
  savingText?: string;
  cancelText?: string;
  /** May take care of a failure itself by returning `true`: then neither toast nor field errors are shown. */
  onFailure?: (error: unknown) => boolean;
  /** Stands in place of the form, which keeps its text; buttons in it work on `form`, or throw the text away and close. */
  instead?: (form: FormInstance<F>, discard: () => void) => ReactNode;
  /** Whether the save button is off although nothing is being saved. */
  isSaveDisabled?: (form: F) => boolean;
  width?: number;
  /** The field that has the focus once the dialog is open. `autoFocus` does not do it: a dialog below takes the focus back. */
  focusField?: keyof F & string;
  /** `Form.Item`s named by the keys of `F`. */
  children: ReactNode;
}

/**
 * The one dialog with a form: Ctrl+S saves; Esc, the cross and Cancel ask before they throw typed text away; focus
 * returns to where it was; a failed save keeps everything. Keep it mounted and switch `open`, or focus is lost.
 */
export function FormDialog<F extends object, R>(props: FormDialogProps<F, R>) {
  const { open, title, onClose, width = 560 } = props;
  const { modal } = App.useApp();
  const inside = useRef<DialogFormHandle>(null);

  const requestClose = () => {
    if (!inside.current?.isUnsaved()) {
      onClose();
      return;
    }
    modal.confirm({
      title: 'Discard your changes?',
      content: 'What you typed has not been saved.',
      okText: 'Discard',
      okButtonProps: { danger: true },
      cancelText: 'Keep editing',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => {
        inside.current?.discard();
        onClose();
      },
    });
  };

  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      width={width}
      destroyOnHidden
      onCancel={requestClose}
      afterOpenChange={(isOpen) => isOpen && inside.current?.focus()}
      afterClose={catchLostFocus}
    >
      <DialogForm {...props} onCancel={requestClose} ref={inside} />
    </Modal>
  );
}
