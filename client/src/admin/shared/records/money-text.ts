import { formatMoney } from '@contract/terms';
import type { Money } from '@contract/work-list';

export const moneyText = (sums: readonly Money[]): string =>
  sums.map(({ total, currency }) => formatMoney(total, currency)).join(' and ');
