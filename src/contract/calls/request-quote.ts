import type { ProjectRequestAccepted, ProjectRequestInput } from '../project';
import type { CallDefinition, Json, Taken } from './call';

/**
 * Requests a quote. The same key with the same content is stored once and returns the same `requestId`. Separate, so
 * that the request form loads no later calls.
 */
export const REQUEST_QUOTE = {
  method: 'POST',
  path: '/project',
  who: 'public',
  body: 'json' as Json<ProjectRequestInput>,
  answer: 'accepted' as Taken<ProjectRequestAccepted>,
  limit: 'calls',
  isIdempotent: true,
} as const satisfies CallDefinition;
