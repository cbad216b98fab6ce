import { requestFile } from './http';

/** Administrators only: everything that the site keeps, as one file. 409 while another one is made. */
export function downloadBackup(): Promise<{ name: string; bytes: Blob }> {
  return requestFile('/backup');
}
