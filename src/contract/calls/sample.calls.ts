import type { RemovedSamples, SampleContentService } from '../sample';
import { type Calls, DONE, type Json } from './call';

export const SAMPLE_CALLS = {
  read: { method: 'GET', path: '/sample', who: 'admin', answer: 'json' as Json<SampleContentService> },
  /** Deletes the records, hides the sections, and lets nothing built in stand in any more. Can be called again after one that was cut short. */
  remove: {
    method: 'POST',
    path: '/sample/remove',
    who: 'admin',
    answer: 'json' as Json<RemovedSamples>,
    status: 200,
    audited: { action: 'sample.remove', label: 'Removed the sample content' },
  },
  /** Takes one removal back, as long as its records are in the trash; what somebody has changed since stays. */
  restore: {
    method: 'POST',
    path: '/sample/restore',
    who: 'admin',
    body: 'json' as Json<RemovedSamples>,
    answer: DONE,
    status: 200,
    audited: { action: 'sample.restore', label: 'Brought back the sample content' },
  },
} as const satisfies Calls;
