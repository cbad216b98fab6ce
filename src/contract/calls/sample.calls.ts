import type { RemovedSamples, SampleContent } from '../sample';
import { type Calls, DONE, type Json } from './call';

export const SAMPLE_CALLS = {
  read: { method: 'GET', path: '/sample', who: 'admin', answer: 'json' as Json<SampleContent> },
  /** Deletes sample records and hides sample sections. An interrupted call can be repeated. */
  remove: {
    method: 'POST',
    path: '/sample/remove',
    who: 'admin',
    answer: 'json' as Json<RemovedSamples>,
    audited: { action: 'sample.remove', label: 'Removed the sample content' },
  },
  /** Undoes the removal while the records are in the trash. Keeps changes that staff made after the removal. */
  restore: {
    method: 'POST',
    path: '/sample/restore',
    who: 'admin',
    body: 'json' as Json<RemovedSamples>,
    answer: DONE,
    audited: { action: 'sample.restore', label: 'Restored the sample content' },
  },
} as const satisfies Calls;
