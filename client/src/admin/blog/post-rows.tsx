import { BLOG_BULK_STATUSES, BLOG_STATUS_LABELS, type BlogBulkStatus, type BlogSummary } from '@contract/blogs';
import { Button } from 'antd';
import { posts } from '@/api/posts.api';
import { ButtonLink } from '../shared/layout/office-button-link';
import { BulkBar } from '../shared/lists/bulk-bar';
import type { Sort } from '../shared/lists/record-columns';
import { RecordList } from '../shared/lists/record-list';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';
import { useChosen } from '../shared/lists/use-chosen';
import type { Records } from '../shared/lists/use-records';
import { titleOf } from '../texts/text-kinds';
import { postColumns } from './post-columns';

export interface PostActions {
  openingId: string | undefined;
  edit: (id: string) => void;
  preview: (post: BlogSummary) => void;
  showViews: (post: BlogSummary) => void;
}

interface PostRowsProps extends PostActions {
  posts: BlogSummary[];
  records: Pick<Records<BlogSummary>, 'list' | 'refresh' | 'canEdit' | 'remove'>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onCategory: (category: string) => void;
}

export function PostRows({ posts, records, sort, onSort, onCategory, ...actions }: PostRowsProps) {
  const chosen = useChosen(records.list, titleOf);
  const isSeen = posts.some(({ _id, status }) => status === 'published' && chosen.ids.includes(_id));
  const bulk = usePostBulk(isSeen, records.refresh, chosen.clear);
  const columns = postColumns(onCategory, actions.showViews);
  return (
    <>
      <RecordList
        name="Blog posts"
        records={posts}
        columns={records.canEdit ? [chosen.column, ...columns] : columns}
        sort={sort}
        onSort={onSort}
        actionsWidth={records.canEdit ? 200 : 90}
        actions={(post) => <RowActions post={post} records={records} {...actions} />}
      />
      <BulkBar what="posts" chosen={chosen} bulk={bulk} statuses={BLOG_BULK_STATUSES} labels={BLOG_STATUS_LABELS} />
    </>
  );
}

export interface PostActsProps extends PostActions {
  post: BlogSummary;
  records: Pick<Records<BlogSummary>, 'canEdit' | 'remove'>;
}

function RowActions({ post, records: { canEdit, remove }, openingId, edit, preview }: PostActsProps) {
  const { _id, status } = post;
  const title = titleOf(post);
  return (
    <>
      {status === 'published' ? (
        <Button size="small" aria-label={`View ${title}`} href={`/blogs/${_id}`} target="_blank">
          View
        </Button>
      ) : (
        canEdit && (
          <Button size="small" aria-label={`Preview ${title}`} onClick={() => preview(post)}>
            Preview
          </Button>
        )
      )}
      {canEdit && (
        <Button size="small" aria-label={`Edit ${title}`} loading={openingId === _id} onClick={() => edit(_id)}>
          Edit
        </Button>
      )}
      {canEdit && (
        <Button size="small" aria-label={`Delete ${title}`} onClick={() => remove(post)}>
          Delete
        </Button>
      )}
    </>
  );
}

/** @param isSeen true if at least one selected post is public; the texts then tell what visitors will see */
const usePostBulk = (isSeen: boolean, refresh: () => unknown, onDone: () => void): Bulk<BlogBulkStatus> =>
  useBulk({
    noun: 'post',
    calls: posts,
    statuses: BLOG_BULK_STATUSES,
    texts: {
      lostToo: isSeen ? 'Visitors can no longer read them.' : 'Visitors cannot see them.',
      hint: isSeen && (
        <>
          Visitors who follow a link to a deleted post now see “Page not found”.{' '}
          <ButtonLink to="/admin/website/redirects" size="small" type="link">
            Add a redirect
          </ButtonLink>
        </>
      ),
      done: (them, status) => `Set ${them} to ${BLOG_STATUS_LABELS[status]}`,
      statusFailed: 'Failed to update blog posts',
    },
    refresh,
    onDone,
  });
