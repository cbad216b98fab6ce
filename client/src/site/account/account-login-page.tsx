import { headOfAccounts } from './accounts-state';
import { LinkScreen } from './link-screen';

export const head = headOfAccounts('account-login', 'Log in with the link from your email.', '/account/login');

export function Page() {
  return (
    <LinkScreen
      title="Log in"
      lead="Select “Log in” to log in on this device."
      form="use-link"
      submitLabel="Log in"
      again={{ to: '/login?do=login-link', text: 'Email me a new login link' }}
    />
  );
}
