import {
  BLOG_LISTS,
  BLOG_SORTS,
  BLOG_STATUS_LABELS,
  BLOG_STATUSES,
  type Blog,
  type BlogList,
  type BlogSort,
  type BlogSummary,
  toExcerpt,
} from '@contract/blogs';
import { SORT_ORDERS, type SortOrder } from '@contract/contact';
import { PAGE_SIZE } from '@contract/limits';
import { useState } from 'react';
import { posts } from '@/api/posts.api';
import { createLastValueStore } from '../shared/admin-store';
import { ScreenTabs } from '../shared/layout/screen-tabs';
import { createAdminList, loadFailure } from '../shared/lists/admin-list';
import { RecordsScreen } from '../shared/lists/records-screen';
import { StatusTabs } from '../shared/lists/status-tabs';
import { useAddress } from '../shared/lists/use-address';
import { type RecordKind, useRecords } from '../shared/lists/use-records';
import { useStatistics } from '../shared/lists/use-statistics';
import { useOpenDialog } from '../shared/records/use-open-dialog';
import { useRecordDialog } from '../shared/records/use-record-dialog';
import { addressOf } from '../texts/address-of';
import { titleOf } from '../texts/text-kinds';
import { usePreview } from '../texts/use-preview';
import { ViewsDialog } from '../views/views-dialog';
import { POST_TEXTS, PostDialog } from './post-dialog';
import { PostCard } from './post-list-card';
import { type PostActions, PostRows } from './post-rows';
import { POST_VIEWS, PostTools, type PostView } from './post-tools';
import { useOpenPost } from './use-open-post';

const ALL = {
  q: '',
  category: '',
  status: 'all' as BlogList,
  sort: 'createdAt' as BlogSort,
  order: 'desc' as SortOrder,
  page: 1,
};
/** An empty `view` shows the view that was last chosen on this device. */
const VIEW = { view: '' as PostView | '' };
const VIEWS = { view: ['', ...POST_VIEWS] as const };
const VIEW_KEY = 'posts-view';
const lastView = (): PostView => POST_VIEWS.find((known) => known === localStorage.getItem(VIEW_KEY)) ?? 'cards';
const TABS: ReadonlyMap<BlogList, string> = new Map<BlogList, string>([
  ['all', 'All'],
  ...BLOG_STATUSES.map((status) => [status, BLOG_STATUS_LABELS[status]] as const),
]);

const POSTS: RecordKind<BlogSummary, typeof ALL> = {
  useList: createAdminList((query: typeof ALL, signal) => posts.list({ ...query, limit: PAGE_SIZE }, signal)),
  all: ALL,
  choices: { status: BLOG_LISTS, sort: BLOG_SORTS, order: SORT_ORDERS },
  calls: posts,
  what: 'blog post',
  nameOf: titleOf,
  texts: POST_TEXTS,
  addressOf: (post) => addressOf('blogs', post),
  failedText: (list) => loadFailure(list, POST_TEXTS.load),
};

function toSummary({ content, excerpt = toExcerpt(content), ...post }: Blog): BlogSummary {
  return { ...post, excerpt };
}

const usePostTally = createLastValueStore((query: { q: string; category: string }, signal) =>
  posts.tally(query, signal),
);

export function PostListPage() {
  const records = useRecords(POSTS);
  const { q, category, status, sort, order } = records.query;
  const [{ view: named }, setView] = useAddress(VIEW, VIEWS);
  const view = named || lastView();
  const tally = useStatistics(usePostTally, { q, category }, records.list);
  const { narrow } = records;
  const isNarrowed = q !== '' || category !== '' || status !== 'all';
  const dialog = useRecordDialog<Blog>();
  const { showLink } = usePreview('blogs');
  const [viewsOf, setViewsOf] = useState<BlogSummary>();
  const { openingId, openPost } = useOpenPost(dialog.edit);
  useOpenDialog('Blog Post', dialog, records.list.status === 'ready', posts.read);
  const actions: PostActions = {
    openingId,
    edit: (id) => void openPost(id),
    preview: (post) => showLink(post, async () => post._id),
    showViews: setViewsOf,
  };

  return (
    <>
      <RecordsScreen
        records={records}
        title="Blog Posts"
        line="Manage your blog content"
        addText="Add Blog Post"
        addFirstText="Create post"
        onAdd={dialog.create}
        above={<ScreenTabs of="Blog" />}
        loadingText="Loading blog posts..."
        shape={view}
        emptyText={emptyText(records.query)}
        showAll={
          isNarrowed ? { text: 'Show all posts', act: () => narrow({ q: '', category: '', status: 'all' }) } : undefined
        }
        around={(list) => (
          <StatusTabs
            labels={TABS}
            status={status}
            counts={tally && { '': tally.counts.all, ...tally.counts }}
            onStatus={(chosen) => records.narrow({ status: chosen || 'all' })}
          >
            <PostTools
              filter={records.query}
              onFilter={narrow}
              categories={tally?.categories}
              view={view}
              onView={(chosen) => {
                localStorage.setItem(VIEW_KEY, chosen);
                setView({ view: chosen });
              }}
            />
            {list}
          </StatusTabs>
        )}
      >
        {(shown) =>
          view === 'rows' ? (
            <PostRows
              posts={shown}
              records={records}
              sort={{ key: sort, order }}
              onSort={({ key, order }) => narrow({ sort: key as BlogSort, order })}
              onCategory={(chosen) => narrow({ category: chosen })}
              {...actions}
            />
          ) : (
            <ul className="stack two-768 gap-4">
              {shown.map((post) => (
                <PostCard key={post._id} post={post} records={records} {...actions} />
              ))}
            </ul>
          )
        }
      </RecordsScreen>
      <ViewsDialog post={viewsOf} onClose={() => setViewsOf(undefined)} />
      <PostDialog
        dialog={dialog}
        onStored={(post) => records.put(toSummary(post), !dialog.record)}
        onDiscarded={() => void records.refresh()}
      />
    </>
  );
}

function emptyText({ q, category, status }: typeof ALL): string {
  if (q || category) return 'No posts match these filters.';
  return status === 'all'
    ? 'No blog posts found. Create your first blog post.'
    : `No posts with the status "${TABS.get(status)}".`;
}
