import type { Blog, BlogInput, BlogSummary } from '@contract/blogs';
import type { Done, Edit } from '@contract/errors';
import { type List, request, requestList } from './http';

/** Summaries: a list never ships the full text of every post. */
export function listPosts(page: number, limit: number, signal?: AbortSignal): Promise<List<BlogSummary>> {
  return requestList(`/blogs?fields=summary&page=${page}&limit=${limit}`, { signal });
}

/** The whole post. Counts no view while somebody is signed in. */
export function readPost(id: string, signal?: AbortSignal): Promise<Blog> {
  return request(`/blogs/${id}`, { signal });
}

export function createPost(input: BlogInput): Promise<Blog> {
  return request('/blogs', { method: 'POST', body: input });
}

/** 409 with the stored post in `current` when somebody saved after the `updatedAt` that is sent. */
export function updatePost(id: string, edit: Edit<BlogInput>): Promise<Blog> {
  return request(`/blogs/${id}`, { method: 'PUT', body: edit });
}

export function removePost(id: string): Promise<Done> {
  return request(`/blogs/${id}`, { method: 'DELETE' });
}

export function restorePost(id: string): Promise<Blog> {
  return request(`/blogs/${id}/restore`, { method: 'POST' });
}
