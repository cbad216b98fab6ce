import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type Head, headOf } from '@/app/head';
import { loadPage, matchSiteRoute } from '@/app/match-route';
import { PAGE_FILES } from '@/app/page-files';
import { PAGE_READS } from '@/app/site-reads';
import { SiteRouter } from '@/app/site-router';
import * as maintenance from '@/site/maintenance/maintenance-page';
import { LINKED_PAGES_READ } from '@/stores/linked-pages';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore, type PageReads, type ReadKey } from '@/stores/remote-store';
import { SETTINGS_READ } from '@/stores/settings';

export type { Head } from '@/app/head';
export type { PageMeta } from '@/stores/page-meta';
export type { PageRead, PageReads } from '@/stores/remote-store';

export interface RenderRequest {
  /** Path without query, as it was asked for. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** One entry per key of `matchRoute(...).reads`, and `meta`: `{ value: { now, publicUrl } }`. */
  reads: PageReads;
}

export interface Rendered {
  /** For inside `<div id="root">`. */
  html: string;
  head: Head;
  status: number;
  /** The page's entry in the manifest, which names its style sheets and scripts. */
  file: string;
}

export interface MatchedPage {
  name: string;
  file: string;
  /** False where no page is meant for the path: then it is the not-found page. */
  isKnown: boolean;
  reads: ReadKey[];
}

/** What stands around every page is drawn from these. */
const FRAME_READS: readonly ReadKey[] = [SETTINGS_READ, LINKED_PAGES_READ];

/**
 * What the server has to read before it renders a path, and which page of the manifest it will be.
 * A key is a path below `/api`; with `list:` before it the value is `{ items, total }`.
 */
export function matchRoute(path: string, search: string): MatchedPage {
  const { route, params } = matchSiteRoute(path);
  const reads = PAGE_READS[route.name]?.(params, new URLSearchParams(search)) ?? [];
  const isKnown = route.path !== '*';
  return { name: route.name, file: PAGE_FILES[route.name], isKnown, reads: [...FRAME_READS, ...reads] };
}

/** The page of a path, drawn with what was read; an unknown path is the not-found page. Never asks for anything itself. */
export async function render({ path, search, reads }: RenderRequest): Promise<Rendered> {
  const match = matchSiteRoute(path);
  const page = await loadPage(match.route);
  const store = createRemoteStore(reads);
  const html = renderToString(
    <StrictMode>
      <RemoteProvider store={store}>
        <StaticRouter location={path + search}>
          <SiteRouter first={page} />
        </StaticRouter>
      </RemoteProvider>
    </StrictMode>,
  );
  const head = headOf(page, { pathname: path, search, params: match.params }, store.getState().remotes);
  return { html, head, status: head.status, file: PAGE_FILES[match.route.name] };
}

/** What visitors see while the site is closed. It goes out without the script, which would draw the page that is closed. */
export function renderMaintenance(reads: PageReads): Rendered {
  const store = createRemoteStore(reads);
  const html = renderToString(
    <RemoteProvider store={store}>
      <maintenance.Page />
    </RemoteProvider>,
  );
  const head = headOf(maintenance, { pathname: '/', search: '', params: {} }, store.getState().remotes);
  return { html, head, status: head.status, file: PAGE_FILES.maintenance };
}
