import type { BlogStatistics, StatisticsRange } from '../blog-statistics';
import type { Blog, BlogBulkStatus, BlogInput, BlogList, BlogSort, BlogSummary, BlogTally } from '../blogs';
import type { BulkDone } from '../bulk';
import type { SortOrder } from '../contact';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { bulkTrashCalls, recordCalls } from './record-calls';
import { textCalls } from './text-calls';

export interface BlogQuery extends PageQuery {
  category?: string;
  tag?: string;
  featured?: boolean;
  /** Leaves out the featured and newest posts, because the blog page shows them above its list. */
  rest?: boolean;
  status?: BlogList;
  q?: string;
  fields?: 'summary';
  /** Only staff may sort. The order by `views` does not include views of the last few seconds. */
  sort?: BlogSort;
  order?: SortOrder;
}

export interface StatisticsQuery {
  days?: StatisticsRange;
  post?: string;
}

const RECORD_ID = '[0-9a-f]{24}';

const RECORDS = recordCalls({
  kind: 'blogs',
  noun: 'the post',
  who: 'editor',
  body: 'json' as Json<BlogInput>,
  record: 'json' as Json<Blog>,
});

export const BLOG_CALLS = {
  list: {
    method: 'GET',
    path: '/blogs',
    who: 'public',
    query: 'query' as Query<BlogQuery>,
    answer: 'list' as List<Blog | BlogSummary>,
    cached: { dependsOn: 'blogs', query: ['category', 'featured', 'fields', 'limit', 'page', 'rest', 'tag'] },
  },
  /** Returns at most four categories. Categories of the newest posts come first. */
  listCategories: {
    method: 'GET',
    path: '/blogs/categories',
    who: 'public',
    answer: 'json' as Json<string[]>,
    cached: { dependsOn: 'blogs' },
  },
  tally: {
    method: 'GET',
    path: '/blogs/tally',
    who: 'viewer',
    query: 'query' as Query<Pick<BlogQuery, 'q' | 'category'>>,
    answer: 'json' as Json<BlogTally>,
  },
  statistics: {
    method: 'GET',
    path: '/blogs/figures',
    who: 'viewer',
    query: 'query' as Query<StatisticsQuery>,
    answer: 'json' as Json<BlogStatistics>,
  },
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
  setStatuses: {
    method: 'POST',
    path: '/blogs/bulk/status',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; status: BlogBulkStatus }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'blogs.update', label: 'Changed the post' },
  },
  ...bulkTrashCalls({ kind: 'blogs', noun: 'the post', who: 'editor' }),
  ...textCalls('blogs', 'the post'),
  ...RECORDS,
  /** A draft needs only `status`, because the editor stores a new post before it has a title. */
  create: {
    ...RECORDS.create,
    body: 'json' as Json<Partial<BlogInput>>,
    isIdempotent: true,
  },
} as const satisfies Calls;
