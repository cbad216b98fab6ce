import { PRICE_CALLS } from '@contract/calls/price-list.calls';
import { callers } from './caller';

export const priceList = callers(PRICE_CALLS);
