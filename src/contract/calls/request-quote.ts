import type { ProjectRequestAccepted, ProjectRequestInput } from '../project';
import type { CallDefinition, Json, Taken } from './call';

/** Requests a quote. A repeated call with the same `Idempotency-Key` returns the same `requestId`. */
export const REQUEST_QUOTE = {
  method: 'POST',
  path: '/project',
  who: 'public',
  body: 'json' as Json<ProjectRequestInput>,
  answer: 'accepted' as Taken<ProjectRequestAccepted>,
  status: 201,
  limit: 'calls',
  isIdempotent: true,
} as const satisfies CallDefinition;
