import { AUTH_TEXTS } from '@contract/auth';
import { MESSAGES } from '@contract/errors';
import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAdminPalette } from '@/admin/shared/admin-palette';
import { useToast } from '@/admin/shared/feedback/use-toast';
import { dropBuffersOfOthers } from '@/admin/shared/forms/form-buffer';
import { textScale } from '@/admin/shared/layout/text-size';
import { useIsNarrow } from '@/admin/shared/layout/use-is-narrow';
import { onSessionEnd } from '@/api/http';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { useSession } from '@/stores/session';
import { adminTheme } from './admin-theme';

const TOASTS = { duration: 4, maxCount: 3 };
const MODAL_STYLES = { header: { marginBottom: 16 }, footer: { marginTop: 20 } };
/** Distance above a dialog in px. With antd's 100 px, the buttons of a tall dialog would be off screen. */
const MODAL_TOP = { narrow: 16, wide: 48 };

export function AdminRoot() {
  const isNarrow = useIsNarrow();
  // Read once, on mount. A new value would make antd mount all screens again, and typed text would be lost.
  const [hasMotion] = useState(() => !prefersReducedMotion());
  useToastsHeight();
  const palette = useAdminPalette();
  const theme = useMemo(() => adminTheme(isNarrow, hasMotion, palette, textScale()), [isNarrow, hasMotion, palette]);
  const modal = { styles: MODAL_STYLES, style: { top: isNarrow ? MODAL_TOP.narrow : MODAL_TOP.wide } };
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }} modal={modal}>
      <App message={TOASTS} component={false}>
        <SessionWatcher />
        <Outlet />
      </App>
    </ConfigProvider>
  );
}

/** Ends the session in this tab after a 401 or 403. The user is then asked to log in again. */
function SessionWatcher() {
  const toast = useToast();
  useEffect(dropBuffersOfOthers, []);
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

/** Sets `--toasts-height`, px from the top of the window to the end of the toasts. Dialogs on phones begin there. */
function useToastsHeight(): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const list = document.querySelector('.ant-message-list-content');
      root.style.setProperty('--toasts-height', `${Math.round(list?.getBoundingClientRect().bottom ?? 0)}px`);
    };
    const sizes = new ResizeObserver(measure);
    // antd adds the list of toasts to the body with the first toast and removes it with the last.
    const lists = new MutationObserver(() => {
      sizes.disconnect();
      const list = document.querySelector('.ant-message-list-content');
      if (list) sizes.observe(list);
      measure();
    });
    lists.observe(document.body, { childList: true });
    return () => {
      lists.disconnect();
      sizes.disconnect();
    };
  }, []);
}
