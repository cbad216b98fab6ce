import type { BlogFigures, FigureRange } from '../blog-figures';
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
  /** Without the posts that the page of the blog shows above its whole list: the newest featured ones, and the newest. */
  rest?: boolean;
  /** For staff; everybody else is shown what is published. */
  status?: BlogList;
  /** Searched in title, beginning of the text, category, tags and author. */
  q?: string;
  /** `summary` leaves out `content` and gives `excerpt` instead. */
  fields?: 'summary';
  /** For staff. Of what was viewed in the last seconds the order knows nothing yet. */
  sort?: BlogSort;
  order?: SortOrder;
}

export interface FiguresQuery {
  /** How many days, today included; 30 unless said. */
  days?: FigureRange;
  /** Id of the one post that is asked about. */
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
  /** At most four: those of the newest published posts, the newest first. */
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
  /** Views by day, post and what led there. */
  figures: {
    method: 'GET',
    path: '/blogs/figures',
    who: 'viewer',
    query: 'query' as Query<FiguresQuery>,
    answer: 'json' as Json<BlogFigures>,
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
  /** At most 100 ids; what can be done is done, and of the others the answer says why not. */
  setStatuses: {
    method: 'POST',
    path: '/blogs/bulk/status',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; status: BlogBulkStatus }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'blogs.update', label: 'Changed the post' },
  },
  ...bulkTrashCalls({ kind: 'blogs', noun: 'the post', who: 'editor' }),
  ...textCalls('blogs', 'the post'),
  ...RECORDS,
  /** Needs nothing but the status `draft`: an editor begins a new post so. */
  create: {
    ...RECORDS.create,
    body: 'json' as Json<Partial<BlogInput>>,
    isIdempotent: true,
  },
} as const satisfies Calls;
