import { Button } from 'antd';
import { AccountMenu } from './account-menu';
import styles from './shell-header.module.css';
import { useLogout } from './use-logout';

export function ShellHeader() {
  return (
    <header className={styles.header}>
      <p className={styles.title}>Admin Dashboard</p>
      <AccountMenu />
      <Button onClick={useLogout()}>Logout</Button>
    </header>
  );
}
