import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { initialsOf } from '@/lib/initials';
import { useSession } from '@/stores/session';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import styles from './account-menu.module.css';

/** Who is signed in; under the name, what one does with one's own account. */
export function AccountMenu() {
  const user = useSession((session) => session.user);
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!user) return null;

  const giveFocusBack = () => opener.current?.focus();
  const handleChange = () => {
    // The dialog gives the focus back to where it was, and this entry will be gone.
    giveFocusBack();
    setIsChanging(true);
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
        menu={{ items: [{ key: 'password', label: 'Change password', onClick: handleChange }] }}
        // Closed by Escape, which leaves the focus in what is gone.
        onOpenChange={(isOpen) => !isOpen && document.activeElement?.closest('[role=menu]') && giveFocusBack()}
      >
        <button ref={opener} type="button" className={styles.account} aria-haspopup="menu">
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
      <ChangePasswordDialog open={isChanging} user={user} onClose={() => setIsChanging(false)} />
    </>
  );
}
