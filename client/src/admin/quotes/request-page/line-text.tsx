import { fold } from '@contract/fold';
import { LIMITS } from '@contract/limits';
import type { Price } from '@contract/price-list';
import { type Currency, formatMoney } from '@contract/terms';
import { AutoComplete } from 'antd';
import type { ComponentProps } from 'react';
import type { List } from '@/api/http';
import { priceList } from '@/api/price-list.api';
import { createLastValueStore, useEnsured } from '../../shared/admin-store';
import styles from './quotation-lines.module.css';

export const usePrices = createLastValueStore<List<Price>>((_all, signal) =>
  priceList.list({ page: 1, limit: LIMITS.prices }, signal),
);

const MOST_OFFERED = 8;

/** Returns the lines of the price list that contain the typed text. Those in the currency of the quote come first. */
export function offeredPrices(prices: readonly Price[], typed: string, currency: Currency): Price[] {
  const text = fold(typed.trim());
  if (text === '') return [];
  const found = prices
    .filter((price) => fold(price.text).includes(text) && price.text !== typed.trim())
    .sort((one, other) => Number(other.currency === currency) - Number(one.currency === currency));
  return found
    .filter((price, place) => found.findIndex((other) => other.text === price.text) === place)
    .slice(0, MOST_OFFERED);
}

interface LineTextProps {
  typed: string;
  currency: Currency;
  onChange: (text: string) => void;
  onPick: (price: Price) => void;
  cell: ComponentProps<'textarea'>;
}

/** Removes attributes of a combobox, which antd adds. A text box with several lines must not be a combobox. */
const NO_COMBOBOX = { role: undefined, 'aria-expanded': undefined, type: undefined, autoComplete: 'off' };

/** Text box for the description of a line. While the user types, it offers matching lines of the price list. */
export function LineText({ typed, currency, onChange, onPick, cell }: LineTextProps) {
  const prices = useEnsured(usePrices);
  const offered = prices.status === 'ready' ? offeredPrices(prices.value.items, typed, currency) : [];
  return (
    <AutoComplete
      className={styles.offering}
      variant="borderless"
      value={typed}
      defaultActiveFirstOption={false}
      options={offered.map((price) => ({
        value: price.text,
        price,
        label: (
          <span className="line top spread gap-3">
            <bdi className={styles.offered}>{price.text}</bdi>
            <span className="tabular muted">{formatMoney(price.unitPrice, price.currency)}</span>
          </span>
        ),
      }))}
      onChange={onChange}
      onSelect={(_text, { price }: { price: Price }) => onPick(price)}
    >
      <textarea {...cell} {...NO_COMBOBOX} rows={1} dir="auto" />
    </AutoComplete>
  );
}
