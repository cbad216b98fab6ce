import { BLOG_BULK_STATUSES, BLOG_STATUS_LABELS, type BlogBulkStatus } from '@contract/blogs';
import { posts } from '@/api/posts';
import { ButtonLink } from '../shared/layout/button-link';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';

/** @param isSeen whether visitors can read one of the chosen posts: a draft has no readers to lose */
export const usePostBulk = (isSeen: boolean, refresh: () => unknown, onDone: () => void): Bulk<BlogBulkStatus> =>
  useBulk({
    noun: 'post',
    lostToo: isSeen ? 'Visitors find them no longer.' : 'Visitors do not see them.',
    hint: isSeen && (
      <>
        Old links say that nothing is there any more.{' '}
        <ButtonLink to="/admin/website/redirects" size="small" type="link">
          Lead visitors elsewhere
        </ButtonLink>
      </>
    ),
    calls: posts,
    statuses: BLOG_BULK_STATUSES,
    doneWords: (them, status) => `Set ${them} to ${BLOG_STATUS_LABELS[status]}`,
    statusFailed: 'Failed to update blog posts',
    refresh,
    onDone,
  });
