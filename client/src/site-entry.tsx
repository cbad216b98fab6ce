// Global styles are imported first, so that the styles of components override them.
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/reset.css';
import '@/styles/base.css';
import '@/styles/layout.css';
import '@/styles/looks.css';
import { META_READ, type PageReads } from '@contract/rendering';
import { ANY_ID } from '@contract/routes';
import { matchSitePage } from '@contract/site-pages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setTokenSource } from '@/api/http';
import { SiteRouter } from '@/app/site-router';
import { loadAddress } from '@/app/site-screens';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';
import { readToken } from '@/stores/stored-login';

// Calls of the public site send the token of a logged-in colleague, so that the server does not count visits of staff.
setTokenSource(readToken);

/**
 * Returns the data that the server used to render this document. In development, without server rendering, returns only
 * the time and the URL of the site.
 */
function sentReads(): PageReads {
  const sent = document.getElementById('page-reads')?.textContent;
  const meta = { value: { now: new Date().toISOString(), publicUrl: window.location.origin } };
  return { [META_READ]: meta, ...(sent ? (JSON.parse(sent) as PageReads) : {}) };
}

/**
 * Replaces `ANY_ID` in the keys by the id from the URL. The server renders one document with this placeholder for all
 * ids without a record.
 */
function withId(reads: PageReads, id: string): PageReads {
  const named = Object.entries(reads).map(([key, read]) => [key.replace(`/${ANY_ID}`, `/${id}`), read]);
  return Object.fromEntries(named);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { name, params } = matchSitePage(window.location.pathname);
  const reads = withId(sentReads(), encodeURIComponent(params.id || params.slug));
  await loadAddress(name, window.location.search, reads);
  const site = (
    <StrictMode>
      <RemoteProvider store={createRemoteStore(reads)}>
        <BrowserRouter>
          <SiteRouter />
        </BrowserRouter>
      </RemoteProvider>
    </StrictMode>
  );
  if (root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

// If a script fails to load, reloads the page as soon as the connection returns.
start().catch(() => window.addEventListener('online', () => window.location.reload(), { once: true }));
