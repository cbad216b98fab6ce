import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import styles from './admin-error.module.css';

/** Shown when routing itself fails, or a screen cannot be drawn. */
export function AdminError() {
  const error = useRouteError();
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p>{reasonOf(error)}</p>
      <p>
        <a href={window.location.href}>Load this page again</a> or <a href="/admin">go to the dashboard</a>.
      </p>
    </main>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

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
