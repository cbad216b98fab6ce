import { HINTED_PASSWORD } from './account-frame';
import { headOfAccounts } from './accounts-state';
import { LinkScreen } from './link-screen';

export const head = headOfAccounts(
  'account-password',
  'Set a new password with the link from your email.',
  '/account/password',
);

export function Page() {
  return (
    <LinkScreen
      title="Set a new password"
      lead="You will be logged out on all other devices."
      form="new-password"
      fields={[{ ...HINTED_PASSWORD, label: 'New password' }]}
      submitLabel="Set password and log in"
      again={{ to: '/login?do=forgotten', text: 'Email me a new link' }}
    />
  );
}
