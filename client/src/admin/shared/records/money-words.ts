import { formatMoney } from '@contract/terms';
import type { Money } from '@contract/work-list';

export const moneyWords = (sums: readonly Money[]): string =>
  sums.map(({ total, currency }) => formatMoney(total, currency)).join(' and ');
