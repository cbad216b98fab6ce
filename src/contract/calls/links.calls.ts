import type { LinkSource, LinksMended } from '../links';
import type { RedirectInput } from '../redirects';
import { type Calls, type Json, type List, listCall, type Query } from './call';

export const LINK_CALLS = {
  /** Lists published pages and redirects to which menus and sections link, as paths without a slash: `terms`. */
  listThere: {
    method: 'GET',
    path: '/pages/linked',
    who: 'public',
    answer: 'list' as List<string>,
    cached: { dependsOn: 'pages', also: ['website', 'services', 'blogs', 'issues'] },
  },
  listSources: listCall('/links', 'viewer', 'list' as List<LinkSource>, 'query' as Query<{ to: string }>),
  /** Returns the URLs in `to` that visitors cannot open. `to` contains one URL per line. */
  listNowhere: listCall('/links/nowhere', 'viewer', 'list' as List<string>, 'query' as Query<{ to: string }>),
  /** Changes all links to `from` in sections and texts into links to `to`. Answers 400 if visitors cannot open `to`. */
  mend: {
    method: 'POST',
    path: '/links/mend',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    answer: 'json' as Json<LinksMended>,
    audited: { action: 'links.mend', label: 'Updated links' },
  },
} as const satisfies Calls;
