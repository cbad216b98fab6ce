import type { Price, PriceInput } from '../price-list';
import { type Calls, type Json, type List, listCall } from './call';
import { recordCalls } from './record-calls';

export const PRICE_CALLS = {
  list: listCall('/price-list', 'viewer', 'list' as List<Price>),
  /** `create` answers 409 if the price list is full. */
  ...recordCalls({
    kind: 'price-list',
    noun: 'the price list line',
    who: 'editor',
    body: 'json' as Json<PriceInput>,
    record: 'json' as Json<Price>,
  }),
} as const satisfies Calls;
