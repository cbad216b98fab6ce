import type { Redirect, RedirectInput } from '../redirects';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { recordCalls } from './record-calls';

export interface RedirectQuery extends PageQuery {
  /** Part of the old address, or of the one it leads to. */
  q?: string;
}

export const REDIRECT_CALLS = {
  /** Newest first. */
  list: {
    method: 'GET',
    path: '/redirects',
    who: 'viewer',
    query: 'query' as Query<RedirectQuery>,
    answer: 'list' as List<Redirect>,
  },
  /**
   * 400 at `from` where visitors find a page, at `to` where they find none or would go in a circle; 409 when one
   * begins there, or there are as many as may be.
   */
  ...recordCalls({
    kind: 'redirects',
    noun: 'the redirect',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    record: 'json' as Json<Redirect>,
  }),
} as const satisfies Calls;
