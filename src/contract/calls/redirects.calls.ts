import type { Redirect, RedirectInput } from '../redirects';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { recordCalls } from './record-calls';

export interface RedirectQuery extends PageQuery {
  /** Searches the old URL and the target. */
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
   * 400 if `from` is a page, or visitors cannot open `to`, or it leads back; 409 if `from` has a redirect,
   * or there are too many.
   */
  ...recordCalls({
    kind: 'redirects',
    noun: 'the redirect',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    record: 'json' as Json<Redirect>,
  }),
} as const satisfies Calls;
