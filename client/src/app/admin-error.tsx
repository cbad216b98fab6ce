import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { useReloadWhenOnline } from '@/lib/use-reload-when-online';
import styles from './admin-error.module.css';

export function AdminError({ isInShell, reload }: { isInShell?: boolean; reload?: () => void }) {
  const error = useRouteError();
  const [isOffline] = useState(() => !navigator.onLine);
  const Frame = isInShell ? 'div' : 'main';
  return (
    <Frame className={`stack gap-4 ${styles.page}`} role="alert">
      {isOffline ? <AdminOffline reload={reload} /> : <AdminFailed error={error} />}
    </Frame>
  );
}

function AdminFailed({ error }: { error: unknown }) {
  const isUpdated = error instanceof Error && SCRIPT_IS_GONE.test(error.message);
  return (
    <>
      <h1 className="screen-title">{isUpdated ? 'The site was updated' : 'Unexpected Application Error!'}</h1>
      <p>{isUpdated ? 'Reload this page to continue.' : reasonOf(error)}</p>
      <p>Your changes are stored as a draft in this browser.</p>
      <p>
        <a href={window.location.href}>Reload this page</a> or <a href="/admin">go to the dashboard</a>.
      </p>
    </>
  );
}

/** Matches messages about missing scripts. An update of the server removes the scripts of older versions. */
const SCRIPT_IS_GONE = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Shown if a screen's script did not load. Opens the screen as soon as the server answers. */
function AdminOffline({ reload }: { reload?: () => void }) {
  useReloadWhenOnline(reload);
  return (
    <>
      <h1 className="screen-title">No connection at the moment</h1>
      <p>This screen will open when you are back online.</p>
    </>
  );
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

/** Screen for unknown paths under `/admin`. It has the same texts as the public site's page for missing pages. */
export function AdminNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = 'Page not found';
    console.warn('Not found:', pathname);
  }, [pathname]);

  return (
    <main className={`stack gap-4 ${styles.page}`}>
      <h1 className="screen-title">404</h1>
      <p>Oops! Page not found</p>
      <p>
        <a href="/">Return to Home</a> or <a href="/admin">go to the dashboard</a>.
      </p>
    </main>
  );
}
