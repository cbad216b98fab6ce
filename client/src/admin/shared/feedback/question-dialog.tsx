import { Modal, type ModalProps } from 'antd';
import { useId } from 'react';

/** A `Modal` that asks a question. The focus starts on Cancel, as in `useQuestion`. */
export function QuestionDialog(props: ModalProps) {
  const id = useId();
  return (
    <Modal
      cancelText="Cancel"
      {...props}
      cancelButtonProps={{ ...props.cancelButtonProps, id }}
      afterOpenChange={(isOpen) => isOpen && document.getElementById(id)?.focus()}
    />
  );
}
