import { ApiError } from '@/api/http';

const UPLOAD_TEXTS = { failed: 'Upload failed', exception: 'Error uploading file' } as const;

/** The server's sentence where it gave one; "Error uploading file" where no answer came at all. */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return UPLOAD_TEXTS.exception;
  return error.message || UPLOAD_TEXTS.failed;
}
