import { PRIVACY_PATH } from '@contract/privacy';
import { ACCOUNT_TEXTS } from '@contract/visitor-accounts';
import * as notFound from '@/site/not-found/not-found-page';
import { usePageMeta } from '@/stores/page-meta';
import { Link } from '@/ui/link';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';
import { AccountFrame, ClosedAccount, EMAIL, HINTED_PASSWORD, NAME, NEW_PASSWORD } from './account-frame';
import { headOfAccounts } from './accounts-state';

export const head = headOfAccounts('signup', 'Sign up to see your requests, quotes and messages in one place.');

const logIn = (
  <>
    Already have an account? <Link to="/login">Login</Link>
  </>
);

export function Page() {
  const { accounts } = usePageMeta();
  if (accounts === 'off') return <notFound.Page />;
  if (!accounts) {
    const fields = [NAME, EMAIL, NEW_PASSWORD];
    return <ClosedAccount title="Sign Up" fields={fields} submitLabel="Create Account" />;
  }
  return (
    <AccountFrame title="Sign Up" lead="See your requests, quotes and messages in one place." aside={logIn}>
      <div className={`on-white shadow ${styles.form}`}>
        <AccountForm
          name="signup"
          fields={[NAME, EMAIL, HINTED_PASSWORD]}
          submitLabel="Create Account"
          done={ACCOUNT_TEXTS.signedUp}
        >
          <p className="muted small">
            By creating an account, you agree that we store your name and email address.{' '}
            <Link to={PRIVACY_PATH}>Privacy</Link>
          </p>
        </AccountForm>
      </div>
    </AccountFrame>
  );
}
