import type { LinkSource, LinksMended } from '../links';
import type { RedirectInput } from '../redirects';
import type { Calls, Json, List, Query } from './call';

export const LINK_CALLS = {
  /**
   * Lists published pages and redirects to which menus and sections link. Each entry is a path without the leading
   * slash, such as `terms`. Pages that always exist are left out.
   */
  listThere: {
    method: 'GET',
    path: '/pages/linked',
    who: 'public',
    answer: 'list' as List<string>,
    cached: { dependsOn: 'pages', also: ['website', 'services', 'blogs', 'issues'] },
  },
  listSources: {
    method: 'GET',
    path: '/links',
    who: 'viewer',
    query: 'query' as Query<{ to: string }>,
    answer: 'list' as List<LinkSource>,
  },
  /** Returns the URLs in `to` that visitors cannot open. `to` contains one URL per line. */
  listNowhere: {
    method: 'GET',
    path: '/links/nowhere',
    who: 'viewer',
    query: 'query' as Query<{ to: string }>,
    answer: 'list' as List<string>,
  },
  /** Changes all links to `from` in sections and texts into links to `to`. Answers 400 if visitors cannot open `to`. */
  mend: {
    method: 'POST',
    path: '/links/mend',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    answer: 'json' as Json<LinksMended>,
    status: 200,
    audited: { action: 'links.mend', label: 'Updated links' },
  },
} as const satisfies Calls;
