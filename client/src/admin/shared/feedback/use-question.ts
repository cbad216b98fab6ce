import { App, type ModalFuncProps } from 'antd';
import { catchLostFocus } from '../layout/page-head';

interface Question extends Omit<ModalFuncProps, 'okButtonProps'> {
  /** True where it cannot be taken back easily. */
  isDanger?: boolean;
}

/** Returns what asks before something is done. The focus begins at the button that leaves all as it is. */
export function useQuestion(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ isDanger, ...question }) =>
    void modal.confirm({
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      okButtonProps: isDanger ? { danger: true } : undefined,
      afterClose: catchLostFocus,
      ...question,
    });
}
