import type { HeldAccount } from '@contract/privacy';
import { ROLE_LABELS } from '@contract/users';
import { Link } from 'react-router-dom';
import styles from './privacy-page.module.css';

/** Erasing an account from here could lock everybody out; the users' screen knows the rules for that. */
export function AccountNote({ account }: { account: HeldAccount }) {
  return (
    <p className={styles.account}>
      <strong>{account.name}</strong> also has an account of the back office ({ROLE_LABELS[account.role]}) with this
      address. It is not erased here: delete it under <Link to="/admin/users">Users</Link>.
    </p>
  );
}
