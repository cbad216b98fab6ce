import type { Done, Edit } from '@contract/errors';
import { type List, request, requestList } from './http';

/** The calls by which staff keep the records of one kind. @param path `/team`. */
export function resourceCalls<Input extends object, R, Listed = R>(path: string, listQuery = '') {
  return {
    list: (page: number, limit: number, signal?: AbortSignal): Promise<List<Listed>> =>
      requestList(`${path}?${listQuery}page=${page}&limit=${limit}`, { signal }),
    read: (id: string, signal?: AbortSignal): Promise<R> => request(`${path}/${id}`, { signal }),
    create: (input: Input): Promise<R> => request(path, { method: 'POST', body: input }),
    /** 409 with the stored record in `current` when somebody saved after the `updatedAt` that is sent. */
    update: (id: string, edit: Edit<Input>): Promise<R> => request(`${path}/${id}`, { method: 'PUT', body: edit }),
    remove: (id: string): Promise<Done> => request(`${path}/${id}`, { method: 'DELETE' }),
    restore: (id: string): Promise<R> => request(`${path}/${id}/restore`, { method: 'POST' }),
  };
}
