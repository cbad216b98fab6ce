import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { ImageLibrary } from '../file-input/image-library';
import { lazyComponent } from '../lazy-component/lazy-component';
import { useDashboard } from '../shared/dashboard-store';
import { HEADER_BAR_ID } from '../shared/layout/header-bar';
import { focusPageHead } from '../shared/layout/page-head';
import { useIsNarrow } from '../shared/layout/use-is-narrow';
import { useAdminPolling } from '../shared/use-admin-polling';
import { useCan } from '../shared/use-can';
import { AccountButton } from './account-button';
import styles from './admin-shell.module.css';
import { Dock } from './dock';
import { MaintenanceBar } from './maintenance-bar';
import { RestoredBar } from './restored-bar';
import { fillsWindow, screenOf } from './screen-of';
import { SessionDialog } from './session-dialog';
import { Sidebar } from './sidebar';
import { UnsavedGuard } from './unsaved-guard';
import { useLogout } from './use-logout';
import { useRestoredFocus } from './use-restored-focus';

const load = () => import('./account-dropdown');
const AccountDropdown = lazy(async () => ({ default: (await load()).AccountDropdown }));

export function AccountMenu() {
  const user = useSession((session) => session.user);
  const [isWanted, setIsWanted] = useState(false);
  if (!user) return null;
  const button = <AccountButton user={user} onPointerEnter={load} onFocus={load} onClick={() => setIsWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountDropdown />
    </Suspense>
  ) : (
    button
  );
}

/** Loads the image picker only when it is needed, because few forms use it. */
const ImagePicker = lazyComponent(async () => (await import('../image-picker/image-picker')).ImagePicker);

export function AdminShell() {
  useScreenChange();
  useMissedFiles();
  useRestoredFocus();
  useOldTexts();
  useAdminPolling(useDashboard.getState().reload);
  const isFullWindow = fillsWindow(useLocation(), useIsNarrow());
  return (
    <div className={`tall ${styles.shell}`} data-room={isFullWindow || undefined}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Sidebar />
      <div>
        <ShellHeader fillsWindow={isFullWindow} />
        <MaintenanceBar />
        <RestoredBar />
        <main id="main" tabIndex={-1} className={styles.work}>
          <ImageLibrary value={ImagePicker}>
            <Outlet />
          </ImageLibrary>
        </main>
      </div>
      <Dock />
      <UnsavedGuard />
      <SessionDialog />
    </div>
  );
}

/** When another screen opens, reloads the counts, scrolls to the top and focuses the heading. */
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

/** Sends drafts from this device to the server. Versions before 2026-11 stored drafts only on the device. */
function useOldTexts(): void {
  const { edit } = useCan();
  useEffect(() => {
    if (!edit) return;
    import('../texts/legacy-2026-11').then(
      ({ sendOldTexts }) => sendOldTexts(),
      // After a failure, the next start of the back office tries again.
      () => undefined,
    );
  }, [edit]);
}

/**
 * Ignores files that the user drops outside a file field. The browser would open the file in place of this page, and
 * typed text would be lost.
 */
function useMissedFiles(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

function ShellHeader({ fillsWindow }: { fillsWindow: boolean }) {
  const logout = useLogout();
  return (
    <header className={styles.header}>
      {!fillsWindow && <p className={`semibold push ${styles.title}`}>Admin Dashboard</p>}
      <div id={HEADER_BAR_ID} className={`goes-empty line shrinks grows gap-3 ${styles.room}`} />
      <AccountMenu />
      {!fillsWindow && (
        <Button className={styles.logout} onClick={logout}>
          Logout
        </Button>
      )}
    </header>
  );
}
