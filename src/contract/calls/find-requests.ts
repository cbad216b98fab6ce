import type { FindRequests } from '../project';
import { ACCEPTED, type CallDefinition, type Json } from './call';

/** Mails the links of the requests of an address to it. Always the same answer; never kept to be sent later. By itself for the sake of its page. */
export const FIND_REQUESTS = {
  method: 'POST',
  path: '/project/find',
  who: 'public',
  body: 'json' as Json<FindRequests>,
  answer: ACCEPTED,
  status: 200,
  limit: 'calls',
} as const satisfies CallDefinition;
