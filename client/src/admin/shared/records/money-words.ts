import { formatMoney } from '@contract/terms';
import type { Money } from '@contract/work-list';

/** Formats sums as "K186,420.00 and $6,400.00"; empty without sums. */
export const moneyWords = (sums: readonly Money[]): string =>
  sums.map(({ total, currency }) => formatMoney(total, currency)).join(' and ');
