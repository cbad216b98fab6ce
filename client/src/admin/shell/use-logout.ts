import { AUTH_TEXTS } from '@contract/auth';
import { App } from 'antd';
import { useCallback } from 'react';
import { useSession } from '@/stores/session';
import { hasUnsavedText } from '@/stores/unsaved';
import { hasOfficeDraft } from '../shared/drafts/office-draft';
import { useToast } from '../shared/feedback/use-toast';

/** Logs out; asks first when text would be lost, also what stands in no dialog now. The guard then leads to the login. */
export function useLogout(): () => void {
  const { modal } = App.useApp();
  const toast = useToast();

  return useCallback(() => {
    const leave = () => {
      useSession.getState().signOut();
      toast.success(AUTH_TEXTS.loggedOut);
    };
    if (!hasUnsavedText() && !hasOfficeDraft()) {
      leave();
      return;
    }
    modal.confirm({
      title: 'Log out without saving?',
      content: 'What you typed has not been saved.',
      okText: 'Log out',
      okButtonProps: { danger: true },
      cancelText: 'Stay',
      focusable: { autoFocusButton: 'cancel' },
      onOk: leave,
    });
  }, [modal, toast]);
}
