import { CURRENCY_NAMES, type Currency } from '@contract/terms';
import { Button } from 'antd';
import { otherCurrency } from '../shared/fields/typed-number';

interface ChangeCurrencyProps {
  typed: string;
  currency: Currency | '' | undefined;
  /** The button disappears after this, so the caller focuses the field. */
  onChange: (currency: Currency) => void;
}

/** Button beside an amount in another currency: changes the quote's currency to it. */
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
