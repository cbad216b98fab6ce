import { LOGIN_WAYS } from '@contract/page-forms';
import { ACCOUNT_TEXTS } from '@contract/visitor-accounts';
import { useSearchParams } from 'react-router-dom';
import * as notFound from '@/site/not-found/not-found-page';
import { usePageMeta } from '@/stores/page-meta';
import { Link } from '@/ui/link';
import { AccountForm, Done } from './account-form';
import styles from './account-form.module.css';
import { AccountFrame, ClosedAccount, EMAIL, PASSWORD } from './account-frame';
import { headOfAccounts } from './accounts-state';
import { askOwnPasskey, PasskeyForm } from './passkey-form';

export const head = headOfAccounts('login', 'Log in to see your requests, quotes and messages.');

const FIELDS = [EMAIL, PASSWORD];

const WAYS = {
  'login-link': {
    title: 'Email me a login link',
    lead: 'We will email you a link. With it you can log in without your password.',
    submit: 'Email me a login link',
    done: ACCOUNT_TEXTS.loginLink,
  },
  forgotten: {
    title: 'Forgotten password?',
    lead: 'We will email you a link to set a new password.',
    submit: 'Email me a link',
    done: ACCOUNT_TEXTS.forgotten,
  },
} as const;

const signUp = (
  <>
    New here? <Link to="/signup">Sign Up</Link>
  </>
);

export function Page() {
  const { accounts } = usePageMeta();
  const [search] = useSearchParams();
  const way = LOGIN_WAYS.find((known) => known === search.get('do'));
  if (accounts === 'off') return <notFound.Page />;
  if (!accounts) return <ClosedAccount title="Login" fields={FIELDS} submitLabel="Login" />;
  if (way) {
    const { title, lead, submit } = WAYS[way];
    return (
      <AccountFrame title={title} lead={lead} aside={<Link to="/login">Back to Login</Link>}>
        <div className={`on-white shadow ${styles.form}`}>
          <AccountForm key={way} name={way} fields={[EMAIL]} submitLabel={submit} />
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Login" lead="See your requests, quotes and messages." aside={signUp}>
      <div className={`stack gap-5 on-white shadow ${styles.form}`}>
        <div>
          <Done name="login-link" text={ACCOUNT_TEXTS.loginLink} />
          <Done name="forgotten" text={ACCOUNT_TEXTS.forgotten} />
          <Done name="logout" text={ACCOUNT_TEXTS.loggedOut} />
          <Done name="close-account" text={ACCOUNT_TEXTS.closed} />
          <AccountForm name="login" fields={FIELDS} submitLabel="Login" />
        </div>
        <ul className="stack gap-2">
          {LOGIN_WAYS.map((other) => (
            <li key={other}>
              <Link to={`/login?do=${other}`}>{WAYS[other].title}</Link>
            </li>
          ))}
          <li>
            <a href="/admin/login" className="muted small">
              Staff login
            </a>
          </li>
        </ul>
        {/* Comes last, because it appears only after the script runs and must not move anything. */}
        <PasskeyForm name="passkey-login" submitLabel="Log in with a passkey" kind="line" ask={askOwnPasskey} />
      </div>
    </AccountFrame>
  );
}
