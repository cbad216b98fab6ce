import { CURRENCY_NAMES, type Currency } from '@contract/terms';
import { Button } from 'antd';
import { otherCurrency } from '../shared/fields/typed-number';

interface ChangeCurrencyProps {
  typed: string;
  currency: Currency | '' | undefined;
  /** Called with the new currency. The button disappears, so the caller must focus the amount's field. */
  onChange: (currency: Currency) => void;
}

/** If the user typed an amount with the sign of another currency, offers to change the quote to this currency. */
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
