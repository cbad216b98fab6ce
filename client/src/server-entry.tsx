import type { Renderer } from '@contract/rendering';
import { matchSitePage } from '@contract/site-pages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { headOf } from '@/app/head';
import { SiteRouter } from '@/app/site-router';
import { loadAddress } from '@/app/site-screens';
import * as maintenance from '@/site/maintenance/maintenance-page';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';

export const render: Renderer['render'] = async ({ path, search, reads }) => {
  const match = matchSitePage(path);
  const { page, part } = await loadAddress(match.name, search, reads);
  const store = createRemoteStore(reads);
  const html = renderToString(
    <StrictMode>
      <RemoteProvider store={store}>
        <StaticRouter location={path + search}>
          <SiteRouter />
        </StaticRouter>
      </RemoteProvider>
    </StrictMode>,
  );
  const head = headOf(page, { ...match, pathname: path, search }, store.getState().remotes);
  return { html, head, part };
};

export const renderMaintenance: Renderer['renderMaintenance'] = (reads) => {
  const store = createRemoteStore(reads);
  const html = renderToString(
    <RemoteProvider store={store}>
      <maintenance.Page />
    </RemoteProvider>,
  );
  const place = { ...matchSitePage('/'), pathname: '/', search: '' };
  return { html, head: headOf(maintenance, place, store.getState().remotes) };
};
