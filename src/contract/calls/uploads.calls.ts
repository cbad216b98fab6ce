import type { UploadAnswer } from '../uploads';
import { type Calls, DONE, FORM, type Json } from './call';

export const UPLOAD_CALLS = {
  /** A file in the field `file`. 413 too large; 415 unsupported type; both with a message. */
  create: {
    method: 'POST',
    path: '/uploads',
    who: 'editor',
    body: FORM,
    answer: 'json' as Json<UploadAnswer>,
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
