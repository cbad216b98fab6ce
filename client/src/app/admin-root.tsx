import { AUTH_TEXTS } from '@contract/auth';
import { MESSAGES } from '@contract/errors';
import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useToast } from '@/admin/shared/feedback/use-toast';
import { dropBuffersOfOthers } from '@/admin/shared/forms/form-buffer';
import { textScale } from '@/admin/shared/layout/text-size';
import { useIsNarrow } from '@/admin/shared/layout/use-is-narrow';
import { useOfficePalette } from '@/admin/shared/office-palette';
import { onSessionEnd } from '@/api/http';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import { useSession } from '@/stores/session';
import { adminTheme } from './admin-theme';

/** Toasts: 4 seconds, three at most. */
const TOASTS = { duration: 4, maxCount: 3 };
const MODAL_STYLES = { header: { marginBottom: 16 }, footer: { marginTop: 20 } };
/** Pixels above a dialog: antd's own 100 push the buttons of a tall one out of sight. */
const MODAL_TOP = { narrow: 16, wide: 48 };

/** PreviousNext every screen of the back office, the login included. */
export function AdminRoot() {
  const isNarrow = useIsNarrow();
  // Asked once: antd builds everything anew when its motion is switched off, and what is being typed would be lost.
  const [hasMotion] = useState(() => !prefersReducedMotion());
  useToastsHeight();
  const palette = useOfficePalette();
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

/** Ends the session here when the server says that it has ended; the guard then leads to the login. */
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

/** Tells the style sheets how far down the toasts reach, as `--toasts-height`; 0 while there are none. */
function useToastsHeight(): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const list = document.querySelector('.ant-message-list-content');
      root.style.setProperty('--toasts-height', `${Math.round(list?.getBoundingClientRect().bottom ?? 0)}px`);
    };
    const sizes = new ResizeObserver(measure);
    // antd puts the list of toasts into the body with the first one, and takes it out with the last.
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
