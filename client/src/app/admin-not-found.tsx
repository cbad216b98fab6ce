import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './admin-error.module.css';

/** The words of the site's not-found screen, for paths under `/admin` that lead nowhere. */
export function AdminNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = 'Page not found';
    console.warn('Not found:', pathname);
  }, [pathname]);

  return (
    <main className={styles.page}>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </main>
  );
}
