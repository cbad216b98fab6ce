import type { QuoteSums } from '@contract/sums';
import { type Currency, formatMoney } from '@contract/terms';
import { Input, type InputRef } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { ChangeCurrency } from '../change-currency';
import { isBlank } from './line-list';
import styles from './quotation-sums.module.css';
import { inputOf, typedIn, type Writing } from './writing';

interface QuotationSumsProps extends Writing {
  sums: QuoteSums | null;
}

export function QuotationSums({ sums, ...writing }: QuotationSumsProps) {
  const { form } = writing;
  const written = (amount: number | undefined, sign = '') =>
    amount === undefined ? '–' : sign + formatMoney(amount, form.currency);
  const hasLines = form.lines.some((line) => !isBlank(line));
  const isPlain = form.lines.length === 0;
  return (
    <section aria-label="Sums" className={`stack pad-4 ${styles.sums}`}>
      {isPlain ? (
        <SumField {...writing} name="price" label={writing.labels?.price ?? 'Price'} amount={null} />
      ) : (
        <div className={`stack ${styles.row}`}>
          <span className={`muted to-right ${styles.label}`}>Subtotal</span>
          <span className={`semibold tabular to-right ${styles.amount}`}>{written(sums?.subtotal)}</span>
        </div>
      )}
      {hasLines && (
        <SumField
          {...writing}
          name="discount"
          label="Discount"
          amount={written(sums?.discount, sums?.discount ? '−' : '')}
        />
      )}
      <SumField
        {...writing}
        name="vatPercent"
        label={isPlain ? 'VAT, included' : 'VAT'}
        unit="%"
        amount={written(sums?.vat)}
      />
      <div className={`stack ${styles.row} ${styles.total}`}>
        <span className={`muted to-right ${styles.label}`}>Total</span>
        <output className={`semibold tabular to-right ${styles.amount}`}>{written(sums?.total)}</output>
      </div>
      {form.schedule.entries.length === 0 && (
        <SumField {...writing} name="depositPercent" label="Deposit" unit="%" amount={written(sums?.deposit)} />
      )}
    </section>
  );
}

interface SumFieldProps extends Writing {
  name: 'price' | 'discount' | 'vatPercent' | 'depositPercent';
  label: string;
  unit?: string;
  amount: ReactNode;
}

function SumField({ label, unit, amount, ...about }: SumFieldProps) {
  const { form, change, check, problemAt, isPaid, name } = about;
  const id = useId();
  const problem = problemAt(name);
  const input = useRef<InputRef>(null);
  const changeCurrency = (currency: Currency) => {
    change({ currency });
    input.current?.focus();
  };
  return (
    <div className={`stack ${styles.row}`}>
      <label htmlFor={id} className={`muted to-right ${styles.label}`}>
        {label}
        {unit && <span className="visually-hidden"> (percent)</span>}
      </label>
      <Input
        {...inputOf({ id, name, problem, isDescribed: !!problem, check })}
        {...typedIn(about, name)}
        ref={input}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        suffix={unit}
      />
      <span className={`semibold tabular to-right ${styles.amount}`}>{amount}</span>
      {problem && (
        <p id={`${id}-about`} className="across to-right danger" role="alert">
          {problem}
        </p>
      )}
      {problem && !unit && !isPaid && (
        <p className="across to-right danger">
          <ChangeCurrency typed={form[name]} currency={form.currency} onChange={changeCurrency} />
        </p>
      )}
    </div>
  );
}
