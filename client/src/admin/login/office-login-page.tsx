import type { Recovery } from '@contract/auth';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { hasPasskeys } from '@/api/browser-passkeys';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';

export function LoginPage() {
  const navigate = useNavigate();
  const destination = destinationOf(useLocation().state);
  const [ways, setWays] = useState<Recovery>();
  useEffect(() => {
    // If this call fails, users can log in, but the page shows no link to reset the password and no passkey button.
    auth.recovery().then(
      ({ byEmail, byPasskey }) =>
        setWays({ byEmail: byEmail === true, byPasskey: byPasskey === true && hasPasskeys() }),
      () => undefined,
    );
  }, []);

  return (
    <LoginFrame title="Admin Login" line="Admin Authentication" foot={<a href="/">Exit to Website</a>}>
      <LoginForm
        hasPasskey={ways?.byPasskey ?? false}
        onSignedIn={() => void navigate(destination, { replace: true })}
      />
      {ways?.byEmail && <Link to="/admin/forgotten-password">Forgotten password?</Link>}
      {ways?.byEmail === false && <p className="muted">Forgotten password? Ask an administrator for a new one.</p>}
    </LoginFrame>
  );
}

function destinationOf(state: unknown): string {
  return typeof state === 'string' && /^\/admin(\/|\?|$)/.test(state) ? state : '/admin';
}
