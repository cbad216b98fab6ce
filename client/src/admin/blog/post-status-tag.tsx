import { BLOG_STATUS_LABELS, type BlogStatus } from '@contract/blogs';
import { StatusTag } from '../shared/records/status-tag';

export function PostStatusTag({ status }: { status: Exclude<BlogStatus, 'published'> }) {
  return <StatusTag tone={status === 'draft' ? 'wait' : 'busy'}>{BLOG_STATUS_LABELS[status]}</StatusTag>;
}
