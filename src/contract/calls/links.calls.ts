import type { LinkSource, LinksMended } from '../links';
import type { RedirectInput } from '../redirects';
import type { Calls, Json, List, Query } from './call';

export const LINK_CALLS = {
  /** Linked paths outside the site's own routes that visitors can open, without the leading slash: `terms`. */
  listThere: {
    method: 'GET',
    path: '/pages/linked',
    who: 'public',
    answer: 'list' as List<string>,
    cached: { dependsOn: 'pages', also: ['website', 'services', 'blogs', 'issues'] },
  },
  /** Menus, sections and texts that link to a URL. */
  listSources: {
    method: 'GET',
    path: '/links',
    who: 'viewer',
    query: 'query' as Query<{ to: string }>,
    answer: 'list' as List<LinkSource>,
  },
  /** URLs among the lines of `to` that visitors cannot open. Link fields mark them. */
  listNowhere: {
    method: 'GET',
    path: '/links/nowhere',
    who: 'viewer',
    query: 'query' as Query<{ to: string }>,
    answer: 'list' as List<string>,
  },
  /** Changes the target of these links. 400 if visitors cannot open `to`. */
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
