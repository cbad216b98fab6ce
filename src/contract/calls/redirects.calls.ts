import type { Redirect, RedirectInput } from '../redirects';
import { type Calls, type Json, type List, listCall, type PageQuery, type Query } from './call';
import { recordCalls } from './record-calls';

export interface RedirectQuery extends PageQuery {
  q?: string;
}

export const REDIRECT_CALLS = {
  list: listCall('/redirects', 'viewer', 'list' as List<Redirect>, 'query' as Query<RedirectQuery>),
  /**
   * `create` and `update` answer 400 if `from` is a page of the site, or if visitors cannot open `to`. They answer 409
   * if another redirect has the same `from`. `create` also answers 409 if the list is full.
   */
  ...recordCalls({
    kind: 'redirects',
    noun: 'the redirect',
    who: 'editor',
    body: 'json' as Json<RedirectInput>,
    record: 'json' as Json<Redirect>,
  }),
} as const satisfies Calls;
