import type { Blog, BlogInput, BlogSummary } from '../blogs';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { recordCalls } from './record-calls';

export interface BlogQuery extends PageQuery {
  category?: string;
  tag?: string;
  featured?: boolean;
  /** Searched in title, beginning of the text, category, tags and author. */
  q?: string;
  /** `summary` leaves out `content` and gives `excerpt` instead. */
  fields?: 'summary';
}

const RECORD_ID = '[0-9a-f]{24}';

export const BLOG_CALLS = {
  list: {
    method: 'GET',
    path: '/blogs',
    who: 'public',
    query: 'query' as Query<BlogQuery>,
    answer: 'list' as List<Blog | BlogSummary>,
    cached: { dependsOn: 'blogs', query: ['category', 'featured', 'fields', 'limit', 'page', 'tag'] },
  },
  /** Counts a view of a visitor, none of somebody who is signed in. */
  read: {
    method: 'GET',
    path: '/blogs/:id',
    who: 'public',
    answer: 'json' as Json<Blog>,
    cached: { dependsOn: 'blogs', parameter: RECORD_ID, counted: 'blog' },
  },
  listRelated: {
    method: 'GET',
    path: '/blogs/:id/related',
    who: 'public',
    answer: 'json' as Json<BlogSummary[]>,
    cached: { dependsOn: 'blogs', parameter: RECORD_ID },
  },
  ...recordCalls({
    kind: 'blogs',
    noun: 'the post',
    who: 'editor',
    body: 'json' as Json<BlogInput>,
    record: 'json' as Json<Blog>,
  }),
} as const satisfies Calls;
