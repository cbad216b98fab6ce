import type { ErasedPersonalData, FoundPersonalData, PersonalDataExport } from '@contract/privacy';
import { request } from './http';

// Administrators only. The address travels in the body, so that it stands in no history and no log.

export function findPersonalData(email: string, signal?: AbortSignal): Promise<FoundPersonalData> {
  return request('/privacy/find', { method: 'POST', body: { email }, signal });
}

export function exportPersonalData(email: string): Promise<PersonalDataExport> {
  return request('/privacy/export', { method: 'POST', body: { email } });
}

/** Cannot be undone. */
export function erasePersonalData(email: string): Promise<ErasedPersonalData> {
  return request('/privacy/erase', { method: 'POST', body: { email } });
}
