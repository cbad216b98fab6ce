import type { UploadAnswer } from '../uploads';
import { type Calls, DONE, FORM, type Json } from './call';

export const UPLOAD_CALLS = {
  /** Takes the file in the field `file`. Answers 413 if it is too large and 415 if its type is not supported. */
  create: {
    method: 'POST',
    path: '/uploads',
    who: 'editor',
    body: FORM,
    answer: 'json' as Json<UploadAnswer>,
    status: 201,
    isIdempotent: true,
    audited: { action: 'uploads.create', label: 'Uploaded the file' },
  },
  remove: {
    method: 'DELETE',
    path: '/uploads/:filename',
    who: 'editor',
    answer: DONE,
    audited: { action: 'uploads.delete', label: 'Deleted the file' },
  },
} as const satisfies Calls;
