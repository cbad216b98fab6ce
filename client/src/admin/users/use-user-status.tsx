import type { User } from '@contract/users';
import { users } from '@/api/users.api';
import { useSession } from '@/stores/session';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { USER_TEXTS } from './user-texts';

/** Takes away the second step of a user who has lost the phone. Asks first. */
export function useTakeSecondStep(onChanged: (user: User) => void): (user: User) => void {
  const ask = useQuestion();
  const toast = useToast();
  const { run } = useRun();
  return (user) =>
    ask({
      title: `Take away the second step of ${user.name}?`,
      content: `First make sure that ${user.name} has asked you. They log in with their password alone then, and get an email. Their sessions end.`,
      okText: 'Take away',
      isDanger: true,
      onOk: () =>
        run(async () => {
          await users.removeSecondStep(user._id);
          toast.success('Second step taken away');
          onChanged({ ...user, hasSecondStep: false });
        }, 'Failed to turn off the second step of the user'),
    });
}

/** Activates or deactivates a user. Asks first for the user's own account, because that logs out. */
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
