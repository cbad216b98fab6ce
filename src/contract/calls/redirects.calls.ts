import type { Redirect, RedirectInput } from '../redirects';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { recordCalls } from './record-calls';

export interface RedirectQuery extends PageQuery {
  q?: string;
}

export const REDIRECT_CALLS = {
  list: {
    method: 'GET',
    path: '/redirects',
    who: 'viewer',
    query: 'query' as Query<RedirectQuery>,
    answer: 'list' as List<Redirect>,
  },
  /**
   * Answers 400 if `from` is a page or visitors cannot open `to`. Answers 409 if `from` is taken or the list is full.
   */
  ...recordCalls({
    kind: 'redirects',
    noun: 'the redirect',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    record: 'json' as Json<Redirect>,
  }),
} as const satisfies Calls;
