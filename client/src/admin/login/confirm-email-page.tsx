import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { ApiError } from '@/api/http';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { LinkScreen, type OpenLink } from './link-screen';

export function ConfirmEmailPage() {
  return (
    <LinkScreen
      kind="email"
      title="Confirm email address"
      ifGone={<p>To get a new link, enter your new email address again under My profile.</p>}
    >
      {(link) => <ConfirmButton link={link} />}
    </LinkScreen>
  );
}

function ConfirmButton({ link: { token, onGone } }: { link: OpenLink }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { isRunning, run } = useRun();
  const confirm = () =>
    run(async () => {
      try {
        await auth.confirmEmail({ token });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        return onGone();
      }
      toast.success('Email address changed. Use it the next time you log in.');
      void navigate('/admin/profile', { replace: true });
    }, 'Failed to confirm the email address');
  return (
    <>
      <p>From now on, you log in with this email address.</p>
      <Button type="primary" block disabled={isRunning} onClick={() => void confirm()}>
        Confirm email address
      </Button>
    </>
  );
}
