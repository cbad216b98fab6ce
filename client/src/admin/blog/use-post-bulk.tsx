import { BLOG_STATUS_LABELS, type BlogBulkStatus } from '@contract/blogs';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { posts } from '@/api/office';
import { useToast } from '../shared/feedback/use-toast';
import { type Bulk, useBulk } from '../shared/lists/use-bulk';

const REDIRECTS = '/admin/website/redirects';

interface PostBulk extends Pick<Bulk, 'remove'> {
  setStatus(ids: string[], status: BlogBulkStatus): void;
}

export function usePostBulk(refresh: () => unknown, onDone: () => void): PostBulk {
  const toast = useToast();
  // Toasts stand outside the router.
  const redirects = { href: useHref(REDIRECTS), onClick: useLinkClickHandler<HTMLAnchorElement>(REDIRECTS) };
  const { words, run, remove } = useBulk({
    noun: 'post',
    lostToo: 'Visitors find them no longer.',
    hint: (
      <>
        Old links to them say that nothing is there any more. <a {...redirects}>Lead visitors elsewhere</a>
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
