import { HINTED_PASSWORD } from './account-frame';
import { headOfAccounts } from './accounts-state';
import { LinkScreen } from './link-screen';

export const head = headOfAccounts(
  'account-confirm',
  'Confirm your email address for your account.',
  '/account/confirm',
);

/** Asks for the password again: at sign-up, someone else may have used this email address. */
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
