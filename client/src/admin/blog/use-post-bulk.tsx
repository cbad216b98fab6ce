import { BLOG_STATUS_LABELS, type BlogBulkStatus } from '@contract/blogs';
import { posts } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { ButtonLink } from '../shared/layout/button-link';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';

interface PostBulk extends Pick<Bulk, 'remove'> {
  setStatus(ids: string[], status: BlogBulkStatus): void;
}

/** @param isSeen whether visitors can read one of the chosen posts: a draft has no readers to lose */
export function usePostBulk(isSeen: boolean, refresh: () => unknown, onDone: () => void): PostBulk {
  const toast = useToast();
  const { words, run, remove } = useBulk({
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
    refresh,
    onDone,
  });
  return {
    remove,
    setStatus: (ids, status) =>
      void run(posts.setStatuses({ ids, status }), 'Failed to update blog posts', (changed) =>
        toast.success(`Set ${words(changed.length)} to ${BLOG_STATUS_LABELS[status]}`),
      ),
  };
}
