import type { User } from '@contract/users';
import { App } from 'antd';
import { users } from '@/api/office';
import { useSession } from '@/stores/session';
import { useToast } from '../shared/feedback/use-toast';
import { statusChanged, USER_TEXTS } from './user-texts';

/** Activates or deactivates. Deactivating oneself is asked first, since it ends at the sign-in form. */
export function useUserStatus(onChanged: (user: User) => void): (user: User) => void {
  const { modal } = App.useApp();
  const selfId = useSession((session) => session.user?._id);
  const toast = useToast();

  const change = async (user: User) => {
    try {
      const changed = await users.update(user._id, { active: !user.active });
      toast.success(statusChanged(changed.active));
      onChanged(changed);
    } catch (error) {
      toast.failure(error, USER_TEXTS.status);
    }
  };

  return (user) => {
    if (!user.active || user._id !== selfId) {
      void change(user);
      return;
    }
    modal.confirm({
      title: 'Deactivate your own account?',
      content: 'You will be signed out at once, and only another administrator can activate you again.',
      okText: 'Deactivate',
      okButtonProps: { danger: true },
      cancelText: 'Cancel',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => change(user),
    });
  };
}
