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
    // Records that the refusal was shown, so that the next visit opens the login without this toast.
    settleRefusal();
  }, [status, check, settleRefusal, toast]);

  if (status === 'unknown' || status === 'checking') return <FullPageSpinner />;
  if (status === 'unreachable') return <Unreachable onRetry={() => void check()} />;
  if (status === 'refused' || status === 'signed-out') {
    // `state` is the path to open after the login. The `key` is new on each visit. Without it, the redirect would not
    // run again if the user quickly goes back to this page.
    return <Navigate key={key} to="/admin/login" replace state={hasLeft ? null : pathname + search} />;
  }
  return <Outlet />;
}

/** Shown if the server does not answer. The user stays logged in, because the session may still be valid. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="stack tall midway gap-4 centred-text pad-5 centre">
      <h1 className="size-h3">The server does not answer</h1>
      <p>You are still logged in. Check your connection. Then try again.</p>
      <Button type="primary" onClick={onRetry}>
        Retry
      </Button>
    </main>
  );
}

/**
 * Shows a screen only to roles that may use it; others get a note. Without this check, the server would answer the
 * requests of the screen with 403, which ends the session.
 */
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
