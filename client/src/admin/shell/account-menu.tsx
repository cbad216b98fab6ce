import { Dropdown } from 'antd';
import { useState } from 'react';
import { initialsOf } from '@/lib/initials';
import { useSession } from '@/stores/session';
import { ChangePasswordDialog } from '../shared/change-password-dialog';
import styles from './account-menu.module.css';

/** Who is signed in; under the name, what one does with one's own account. */
export function AccountMenu() {
  const user = useSession((session) => session.user);
  const renew = useSession((session) => session.renew);
  const [isChanging, setIsChanging] = useState(false);
  if (!user) return null;

  const entries = [{ key: 'password', label: 'Change password', onClick: () => setIsChanging(true) }];
  return (
    <>
      <Dropdown menu={{ items: entries }} trigger={['click']}>
        <button type="button" className={styles.account} aria-haspopup="menu">
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className={styles.words}>
            <b>{user.name}</b>
            <span className={styles.role}>{user.role}</span>
          </span>
          <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      </Dropdown>
      <ChangePasswordDialog
        open={isChanging}
        user={user}
        onChanged={(answer) => answer.token && renew(answer.token)}
        onClose={() => setIsChanging(false)}
      />
    </>
  );
}
