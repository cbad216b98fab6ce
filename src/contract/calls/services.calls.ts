import type { Service, ServiceInput } from '../services';
import { type Calls, type Json, type List, PAGE_PARAMETERS, type PageQuery, type Query } from './call';
import { recordCalls } from './record-calls';
import { textCalls } from './text-calls';

export const SERVICE_CALLS = {
  /** Lists services by `order`. The list is empty while there are none; pages may then show built-in ones. */
  list: {
    method: 'GET',
    path: '/services',
    who: 'public',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<Service>,
    cached: { dependsOn: 'services', query: PAGE_PARAMETERS },
  },
  read: {
    method: 'GET',
    path: '/services/:id',
    who: 'public',
    answer: 'json' as Json<Service>,
    cached: { dependsOn: 'services', parameter: '[a-z0-9-]{1,110}' },
  },
  ...textCalls('services', 'the service'),
  ...recordCalls({
    kind: 'services',
    noun: 'the service',
    who: 'editor',
    body: 'json' as Json<ServiceInput>,
    record: 'json' as Json<Service>,
  }),
} as const satisfies Calls;
