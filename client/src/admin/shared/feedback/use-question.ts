import { App, type ModalFuncProps } from 'antd';

interface Question extends Omit<ModalFuncProps, 'okButtonProps'> {
  isDanger?: boolean;
}

export function useQuestion(): (question: Question) => void {
  const { modal } = App.useApp();
  return ({ isDanger, ...question }) =>
    void modal.confirm({
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      okButtonProps: isDanger ? { danger: true } : undefined,
      ...question,
    });
}
