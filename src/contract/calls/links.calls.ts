import type { LinkSource, LinksMended } from '../links';
import type { RedirectInput } from '../redirects';
import type { Calls, Json, List, Query } from './call';

export const LINK_CALLS = {
  /**
   * Addresses that links of the site lead to, beside its own routes, as far as visitors find them; without the slash
   * in front: `terms`.
   */
  listThere: {
    method: 'GET',
    path: '/pages/linked',
    who: 'public',
    answer: 'list' as List<string>,
    cached: { dependsOn: 'pages', also: ['website', 'services', 'blogs', 'issues'] },
  },
  /** Menus, sections and texts that lead to an address. */
  listSources: {
    method: 'GET',
    path: '/links',
    who: 'viewer',
    query: 'query' as Query<{ to: string }>,
    answer: 'list' as List<LinkSource>,
  },
  /**
   * Addresses of those on the lines of `to` at which visitors find nothing: what is marked where links are
   * written.
   */
  listNowhere: {
    method: 'GET',
    path: '/links/nowhere',
    who: 'viewer',
    query: 'query' as Query<{ to: string }>,
    answer: 'list' as List<string>,
  },
  /** Leads them elsewhere. 400 at `to` where visitors would find nothing. */
  mend: {
    method: 'POST',
    path: '/links/mend',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    answer: 'json' as Json<LinksMended>,
    status: 200,
    audited: { action: 'links.mend', label: 'Changed links' },
  },
} as const satisfies Calls;
