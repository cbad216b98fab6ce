import { AUTH_TEXTS } from '@contract/auth';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { useToast } from '../shared/feedback/use-toast';
import { FullPageSpinner } from '../shared/layout/full-page-spinner';
import { ButtonLink } from '../shared/layout/office-button-link';
import { PageHead } from '../shared/layout/page-head';
import { type Can, useCan } from '../shared/use-can';
import styles from './require-session.module.css';

/** Guard of the back office. */
export function RequireSession() {
  const status = useSession((session) => session.status);
  const hasLeft = useSession((session) => session.hasLeft);
  const { check, settleRefusal } = useSession.getState();
  const { key, pathname, search } = useLocation();
  const toast = useToast();

  useEffect(() => {
    if (status === 'unknown') void check();
    if (status !== 'refused') return;
    toast.error(AUTH_TEXTS.guard);
    // Reported once: the next visit without a login opens the form without a message.
    settleRefusal();
  }, [status, check, settleRefusal, toast]);

  if (status === 'unknown' || status === 'checking') return <FullPageSpinner />;
  if (status === 'unreachable') return <Unreachable onRetry={() => void check()} />;
  if (status === 'refused' || status === 'signed-out') {
    // The state holds the target for after the login. The key is new for each visit, because a quick Back during a
    // redirect finds this guard mounted, with its redirect done.
    return <Navigate key={key} to="/admin/login" replace state={hasLeft ? null : pathname + search} />;
  }
  return <Outlet />;
}

/** A lost connection does not end the session. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={`gap-4 pad-5 centred-text centre ${styles.page}`}>
      <h1>The server does not answer</h1>
      <p>You are still logged in. Check your connection, then try again.</p>
      <Button type="primary" onClick={onRetry}>
        Retry
      </Button>
    </main>
  );
}

/** Screens for some roles only. A request would be answered with 403, which ends the session. */
export function RequireTo({ needs, title }: { needs: keyof Can; title: string }) {
  if (useCan()[needs]) return <Outlet />;
  return (
    <PageHead
      title={title}
      line="Your role does not include this screen. Ask an administrator if you need it."
      action={<ButtonLink to="/admin">Go to the dashboard</ButtonLink>}
    />
  );
}
