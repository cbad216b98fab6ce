import type { BlogSummary } from '@contract/blogs';
import { BLOG_CALLS, type BlogQuery } from '@contract/calls/blogs.calls';
import { caller, callers } from './caller';
import type { List } from './http';

const calls = callers(BLOG_CALLS);

export const posts = {
  ...calls,
  saveDraft: caller(BLOG_CALLS.saveDraft, { outlivesPage: true }),
  list: (query: Omit<BlogQuery, 'fields'>, signal?: AbortSignal) =>
    calls.list({ fields: 'summary', ...query }, signal) as Promise<List<BlogSummary>>,
};
