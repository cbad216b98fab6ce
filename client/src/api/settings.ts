import type { Edit } from '@contract/errors';
import type { SiteSettings, StoredSettings } from '@contract/settings';
import { request } from './http';

export function readSettings(signal?: AbortSignal): Promise<StoredSettings> {
  return request('/settings', { signal });
}

/** Administrators only. 409 with the stored settings in `current` when somebody saved in between. */
export function updateSettings(edit: Edit<SiteSettings>): Promise<StoredSettings> {
  return request('/settings', { method: 'PUT', body: edit });
}
