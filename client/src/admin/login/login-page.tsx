import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Brand } from '../shell/brand';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';

export function LoginPage() {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = 'Admin Login';
  }, []);

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Brand />
        <div>
          <h1 className={styles.title}>Admin Login</h1>
          <p className={styles.line}>Admin Authentication</p>
        </div>
        <LoginForm onSignedIn={() => void navigate('/admin', { replace: true })} />
      </div>
      <a href="/">Exit to Website</a>
    </main>
  );
}
