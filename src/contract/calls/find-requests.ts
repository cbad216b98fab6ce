import type { FindRequests } from '../project';
import { ACCEPTED, type CallDefinition, type Json } from './call';

/**
 * Emails the links of all requests from an email address to it. The answer is always the same. Clients must not store
 * the call to send it later. Separate, so that its page loads no other calls.
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
