import type { Done, Edit } from '@contract/errors';
import type { Page, PageInput } from '@contract/pages';
import { type List, request, requestList } from './http';

/** Drafts too. */
export function listPages(page: number, limit: number, signal?: AbortSignal): Promise<List<Page>> {
  return requestList(`/pages?page=${page}&limit=${limit}`, { signal });
}

/** 409 without `current` when the slug is in use. */
export function createPage(input: PageInput): Promise<Page> {
  return request('/pages', { method: 'POST', body: input });
}

/** 409 with the stored page in `current` when somebody saved after the `updatedAt` that is sent. */
export function updatePage(id: string, edit: Edit<PageInput>): Promise<Page> {
  return request(`/pages/${id}`, { method: 'PUT', body: edit });
}

export function removePage(id: string): Promise<Done> {
  return request(`/pages/${id}`, { method: 'DELETE' });
}

export function restorePage(id: string): Promise<Page> {
  return request(`/pages/${id}/restore`, { method: 'POST' });
}
