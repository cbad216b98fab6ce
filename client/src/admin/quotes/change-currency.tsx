import { CURRENCY_NAMES, type Currency } from '@contract/terms';
import { Button } from 'antd';
import { otherCurrency } from '../shared/fields/typed-number';

interface ChangeCurrencyProps {
  /** An amount as it was typed. */
  typed: string;
  /** The currency of the quote, as far as it is known. */
  currency: Currency | '' | undefined;
  /** The button is gone then: give the focus to the field. */
  onChange: (currency: Currency) => void;
}

/** The way out beside an amount in another currency than the quote's: the quote takes that one. */
export function ChangeCurrency({ typed, currency, onChange }: ChangeCurrencyProps) {
  const other = otherCurrency(typed, currency);
  return (
    other && (
      <Button type="link" size="small" onClick={() => onChange(other)}>
        Change to {CURRENCY_NAMES[other]}
      </Button>
    )
  );
}
