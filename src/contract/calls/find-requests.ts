import type { FindRequests } from '../project';
import { ACCEPTED, type CallDefinition, type Json } from './call';

/**
 * Emails the links to a client's requests. The answer is the same with and without requests. Clients must not store
 * this call to send it later.
 */
export const FIND_REQUESTS = {
  method: 'POST',
  path: '/project/find',
  who: 'public',
  body: 'json' as Json<FindRequests>,
  answer: ACCEPTED,
  status: 200,
  limit: 'calls',
} as const satisfies CallDefinition;
