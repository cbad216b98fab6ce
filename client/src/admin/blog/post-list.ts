import { type Blog, type BlogSummary, toExcerpt } from '@contract/blogs';
import { PAGE_SIZE } from '@contract/limits';
import { listPosts } from '@/api/blogs';
import { createAdminList } from '../shared/admin-list';

export const usePostList = createAdminList(({ page }: { page: number }, signal) => listPosts(page, PAGE_SIZE, signal));

/** A saved post as the list holds it, without asking again. */
export function toSummary({ content, ...post }: Blog): BlogSummary {
  return { ...post, excerpt: toExcerpt(content) };
}
