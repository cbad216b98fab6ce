import { AUTH_TEXTS } from '@contract/auth';
import { useSession } from '@/stores/session';
import { hasUnsavedText } from '@/stores/unsaved';
import { useQuestion } from '../shared/feedback/use-question';
import { useToast } from '../shared/feedback/use-toast';
import { hasBuffers } from '../shared/forms/form-buffer';

export function useLogout(): () => void {
  const ask = useQuestion();
  const toast = useToast();
  const leave = () => {
    useSession.getState().signOut();
    toast.success(AUTH_TEXTS.loggedOut);
  };
  return () => {
    if (!hasUnsavedText() && !hasBuffers()) return leave();
    ask({
      title: 'Log out without saving?',
      content: 'Your changes have not been saved.',
      okText: 'Log out',
      isDanger: true,
      cancelText: 'Stay',
      onOk: leave,
    });
  };
}
