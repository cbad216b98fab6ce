import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { auth } from '@/api/auth.api';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';

export function LoginPage() {
  const navigate = useNavigate();
  const destination = destinationOf(useLocation().state);
  const [canReset, setCanReset] = useState(false);
  useEffect(() => {
    // If the call fails, the login still works, without the link to reset the password.
    auth.recovery().then(
      ({ byEmail }) => setCanReset(byEmail === true),
      () => undefined,
    );
  }, []);

  return (
    <LoginFrame title="Admin Login" line="Admin Authentication" foot={<a href="/">Exit to Website</a>}>
      <LoginForm onSignedIn={() => void navigate(destination, { replace: true })} />
      {canReset && <Link to="/admin/forgotten-password">Forgotten password?</Link>}
    </LoginFrame>
  );
}

function destinationOf(state: unknown): string {
  return typeof state === 'string' && /^\/admin(\/|\?|$)/.test(state) ? state : '/admin';
}
