import { CURRENCY_NAMES, type Currency } from '@contract/terms';
import { Button } from 'antd';
import { otherCurrency } from '../shared/fields/typed-number';

interface ChangeCurrencyProps {
  typed: string;
  currency: Currency | '' | undefined;
  /** Called with the new currency. The button then disappears, so the caller must focus the amount's field. */
  onChange: (currency: Currency) => void;
}

/** If an amount was typed in another currency, offers to change the quote's currency. */
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
