import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Brand } from '../shared/layout/office-brand';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';

export function LoginPage() {
  const navigate = useNavigate();
  const destination = destinationOf(useLocation().state);
  useEffect(() => {
    document.title = 'Admin Login';
  }, []);

  return (
    <main className={`stack tall gap-6 pad-5 centre ${styles.page}`}>
      <div className={`stack gap-6 panel ${styles.card}`}>
        <Brand />
        <div>
          <h1 className={styles.title}>Admin Login</h1>
          <p className="muted">Admin Authentication</p>
        </div>
        <LoginForm onSignedIn={() => void navigate(destination, { replace: true })} />
      </div>
      <a href="/">Exit to Website</a>
    </main>
  );
}

/** The screen that the guard kept somebody from, else the dashboard. */
function destinationOf(state: unknown): string {
  return typeof state === 'string' && /^\/admin(\/|\?|$)/.test(state) ? state : '/admin';
}
