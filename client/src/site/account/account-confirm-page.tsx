import { HINTED_PASSWORD } from './account-frame';
import { headOfAccounts } from './accounts-state';
import { LinkScreen } from './link-screen';

export const head = headOfAccounts(
  'account-confirm',
  'Confirm your email address for your account.',
  '/account/confirm',
);

/**
 * Page that the link in the confirmation email opens. The visitor enters the password again here, and the account gets
 * this password. The password from sign-up does not count: someone else may have signed up with this email address.
 */
export function Page() {
  return (
    <LinkScreen
      title="Confirm your email address"
      lead="Enter your password again to create your account. If you did not sign up, close this page. No account will be created."
      form="confirm"
      fields={[HINTED_PASSWORD]}
      submitLabel="Confirm and log in"
      again={{ to: '/signup', text: 'Sign Up' }}
    />
  );
}
