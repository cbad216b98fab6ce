import { sumRowsOf, sumsOf } from '@contract/sums';
import { formatMoney, type PricedTerms, type QuoteTerms } from '@contract/terms';
import { classNames } from '@/lib/class-names';
import styles from './quote-lines.module.css';

interface QuoteLinesProps {
  terms: PricedTerms & Pick<QuoteTerms, 'currency'>;
  heading: string;
}

export function QuoteLines({ terms, heading }: QuoteLinesProps) {
  const amounts = sumsOf(terms).lines;
  const written = (amount: number) => formatMoney(amount, terms.currency);
  return (
    <>
      {terms.lines.length > 0 && (
        <table className={`full above-8 small snug ${styles.lines}`}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Quantity</th>
              <th scope="col">Unit price</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {terms.lines.map(({ text, quantity, unitPrice }, place) => {
              const [name, ...more] = text.split('\n');
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are replaced together, and two may be equal
                <tr key={place}>
                  <th scope="row" dir="auto">
                    <b className="block breaks">{name}</b>
                    {more.length > 0 && <span>{more.join(' ')}</span>}
                  </th>
                  <td>{quantity.toLocaleString('en-US')}</td>
                  <td>{written(unitPrice)}</td>
                  <td>{written(amounts[place] ?? 0)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <dl className={`stack at-end above-6 tabular ${styles.sums}`}>
        {sumRowsOf(terms).map((row) => (
          <Sum key={row.label} {...row} />
        ))}
      </dl>
    </>
  );
}

interface SumProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

export const Sum = ({ label, amount, isTotal }: SumProps) => (
  <div className={classNames('row baseline spread gap-x-6', isTotal && styles.all)}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);
