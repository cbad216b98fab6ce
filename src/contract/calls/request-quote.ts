import type { ProjectRequestAccepted, ProjectRequestInput } from '../project';
import type { CallDefinition, Json, Taken } from './call';

/**
 * Asks for a quote. The same key with the same content is stored once and answers the same `requestId`. By itself, so that the form with
 * which visitors begin carries no call that comes later.
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
