import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useDashboard } from '../shared/dashboard-store';
import { focusPageHead } from '../shared/layout/page-head';
import { useOfficePolling } from '../shared/use-office-polling';
import { AccountMenu } from './account-menu';
import styles from './admin-shell.module.css';
import { Dock } from './dock';
import { screenOf } from './screen-of';
import { SessionDialog } from './session-dialog';
import { Sidebar } from './sidebar';
import { UnsavedGuard } from './unsaved-guard';
import { useLogout } from './use-logout';

/** What stands around every screen behind the sign-in. */
export function AdminShell() {
  useScreenChange();
  useOfficePolling(useDashboard.getState().reload);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Sidebar />
      <div>
        <ShellHeader />
        <main id="main" tabIndex={-1} className={styles.work}>
          <Outlet />
        </main>
      </div>
      <Dock />
      <UnsavedGuard />
      <SessionDialog />
    </div>
  );
}

/** On each screen: the counts of what waits are asked for again, and focus goes to the new heading, from the top. */
function useScreenChange(): void {
  const screen = screenOf(useLocation());
  const load = useDashboard((dashboard) => dashboard.load);
  const shown = useRef(screen);

  useEffect(() => {
    void load();
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, 0);
    focusPageHead();
  }, [screen, load]);
}

function ShellHeader() {
  return (
    <header className={styles.header}>
      <p className={styles.title}>Admin Dashboard</p>
      <AccountMenu />
      <Button onClick={useLogout()}>Logout</Button>
    </header>
  );
}
