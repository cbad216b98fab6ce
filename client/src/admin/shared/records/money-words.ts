import { formatMoney } from '@contract/terms';
import type { Money } from '@contract/work-list';

/** "K186,420.00 and $6,400.00"; empty of nothing. */
export const moneyWords = (sums: readonly Money[]): string =>
  sums.map(({ total, currency }) => formatMoney(total, currency)).join(' and ');
