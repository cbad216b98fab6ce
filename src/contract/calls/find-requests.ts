import type { FindRequests } from '../project';
import { ACCEPTED, type CallDefinition, type Json } from './call';

/** Emails the links to a client's requests. The answer does not tell whether there are requests. */
export const FIND_REQUESTS = {
  method: 'POST',
  path: '/project/find',
  who: 'public',
  body: 'json' as Json<FindRequests>,
  answer: ACCEPTED,
  limit: 'calls',
} as const satisfies CallDefinition;
