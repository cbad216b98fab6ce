import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '@contract/users';
import { useNavigate } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { useToast } from '../shared/feedback/use-toast';
import { LinkScreen } from './link-screen';
import { NewPasswordForm } from './new-password-form';

export function InvitationPage() {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <LinkScreen
      kind="invitation"
      title="Accept invitation"
      ifGone={<p>Ask the person who invited you to send the invitation again.</p>}
    >
      {(link) => (
        <>
          <p>
            Welcome, {link.name}. Your role: {ROLE_LABELS[link.role]}. {ROLE_DESCRIPTIONS[link.role]}
          </p>
          <NewPasswordForm
            link={link}
            saveText="Create account"
            save={async (password) => {
              await auth.acceptInvitation({ token: link.token, password });
              toast.success('Account created. Log in with your new password.');
              void navigate('/admin/login', { replace: true });
            }}
          />
        </>
      )}
    </LinkScreen>
  );
}
