import { BLOG_STATUS_LABELS, type BlogStatus } from '@contract/blogs';
import { StatusTag } from '../shared/records/status-tag';

/** Of a post that visitors do not see. */
export function PostStatusTag({ status }: { status: Exclude<BlogStatus, 'published'> }) {
  return <StatusTag tone={status === 'draft' ? 'wait' : 'busy'}>{BLOG_STATUS_LABELS[status]}</StatusTag>;
}
