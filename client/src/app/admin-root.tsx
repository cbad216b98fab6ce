import { AUTH_TEXTS } from '@contract/auth';
import { MESSAGES } from '@contract/errors';
import { App, ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsNarrow } from '@/admin/shared/use-is-narrow';
import { useToast } from '@/admin/shared/use-toast';
import { onSessionEnd } from '@/api/http';
import { useSession } from '@/stores/session';
import { adminTheme } from './admin-theme';

/** Toasts: 4 seconds, three at most. Specification, section 9. */
const TOASTS = { duration: 4, maxCount: 3 };
const MODAL = { styles: { header: { marginBottom: 16 } } };

/** Around every screen of the back office, the login included. */
export function AdminRoot() {
  return (
    <ConfigProvider theme={adminTheme(useIsNarrow())} wave={{ disabled: true }} modal={MODAL}>
      <App message={TOASTS} component={false}>
        <SessionWatcher />
        <Outlet />
      </App>
    </ConfigProvider>
  );
}

/** Ends the session here when the server says that it has ended; the guard then leads to the login. */
function SessionWatcher() {
  const toast = useToast();
  useEffect(() => {
    onSessionEnd((status) => {
      const session = useSession.getState();
      if (session.status !== 'signed-in') return;
      session.end(status);
      if (useSession.getState().status !== 'expired') {
        toast.error(status === 403 ? MESSAGES.forbidden : AUTH_TEXTS.guard);
      }
    });
    return () => onSessionEnd(() => undefined);
  }, [toast]);
  return null;
}
