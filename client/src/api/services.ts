import type { Done, Edit } from '@contract/errors';
import type { Service, ServiceInput } from '@contract/services';
import { type List, request, requestList } from './http';

/** In their order; empty while only the built-in services are shown to visitors. */
export function listServices(page: number, limit: number, signal?: AbortSignal): Promise<List<Service>> {
  return requestList(`/services?page=${page}&limit=${limit}`, { signal });
}

export function createService(input: ServiceInput): Promise<Service> {
  return request('/services', { method: 'POST', body: input });
}

/** 409 with the stored service in `current` when somebody saved after the `updatedAt` that is sent. */
export function updateService(id: string, edit: Edit<ServiceInput>): Promise<Service> {
  return request(`/services/${id}`, { method: 'PUT', body: edit });
}

export function removeService(id: string): Promise<Done> {
  return request(`/services/${id}`, { method: 'DELETE' });
}

export function restoreService(id: string): Promise<Service> {
  return request(`/services/${id}/restore`, { method: 'POST' });
}
