import type { User } from '@contract/users';
import { users } from '@/api/users.api';
import { useSession } from '@/stores/session';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { USER_TEXTS } from './user-texts';

/** Turns off two-step login for a user who has lost the device. Also removes passkeys and ends sessions. */
export function useTakeSecondStep(onChanged: (user: User) => void): (user: User) => void {
  const ask = useQuestion();
  const toast = useToast();
  const { run } = useRun();
  return (user) =>
    ask({
      title: `Turn off two-step login of ${user.name}?`,
      content: `First make sure that ${user.name} asked you to do this. ${user.name} will be logged out on all devices and get an email. The passkeys of this account will also be removed. After that, the password is enough to log in.`,
      okText: 'Turn off',
      isDanger: true,
      onOk: () =>
        run(async () => {
          await users.removeSecondStep(user._id);
          toast.success('Two-step login turned off');
          onChanged({ ...user, hasSecondStep: false, hasPasskey: undefined });
        }, 'Failed to turn off two-step login'),
    });
}

/** Activates or deactivates a user. Asks before users deactivate themselves, because this ends their session. */
export function useUserStatus(onChanged: (user: User) => void): (user: User) => void {
  const ask = useQuestion();
  const selfId = useSession((session) => session.user?._id);
  const toast = useToast();
  const { run } = useRun();

  const change = (user: User) =>
    run(async () => {
      const changed = await users.update(user._id, { active: !user.active });
      toast.success(`User ${changed.active ? 'activated' : 'deactivated'} successfully`);
      onChanged(changed);
    }, USER_TEXTS.status);

  return (user) => {
    if (!user.active || user._id !== selfId) return void change(user);
    ask({
      title: 'Deactivate your own account?',
      content: 'You will be logged out at once. Only another administrator can activate your account again.',
      okText: 'Deactivate',
      isDanger: true,
      onOk: () => change(user),
    });
  };
}
