import { Modal } from 'antd';
import { useRef } from 'react';
import { catchLostFocus } from '../layout/page-head';
import { withText } from '../layout/text-size';
import { DialogForm, type DialogFormHandle, type FormDialogProps } from './dialog-form';
import { useDiscardQuestion } from './use-discard-question';

/**
 * The one dialog with a form: Ctrl+S saves; Esc, the cross and Cancel ask before they throw typed text away; focus
 * returns to where it was; a failed save keeps everything. Keep it mounted and switch `open`, or focus is lost.
 */
export function FormDialog<F extends object, R>(props: FormDialogProps<F, R>) {
  const { open, title, onClose, width = 560 } = props;
  const inside = useRef<DialogFormHandle>(null);
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
      afterClose={catchLostFocus}
    >
      <DialogForm {...props} onCancel={requestClose} ref={inside} />
    </Modal>
  );
}
