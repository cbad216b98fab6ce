import { Link, useNavigate } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { useToast } from '../shared/feedback/use-toast';
import { LinkScreen } from './link-screen';
import { NewPasswordForm } from './new-password-form';

export function ResetPage() {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <LinkScreen
      kind="reset"
      title="Set a new password"
      ifGone={<Link to="/admin/forgotten-password">Ask for a new link</Link>}
    >
      {(link) => (
        <NewPasswordForm
          link={link}
          saveText="Set password"
          save={async (password) => {
            await auth.reset({ token: link.token, password });
            toast.success('Password changed successfully');
            void navigate('/admin/login', { replace: true });
          }}
        />
      )}
    </LinkScreen>
  );
}
