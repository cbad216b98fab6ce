import { dueText, stateText } from '@contract/payments';
import { type DueInstalment, instalmentsOf, type PlannedInstalment } from '@contract/schedule';
import { formatMoney, type QuoteTerms } from '@contract/terms';

interface ScheduleListProps {
  terms: QuoteTerms;
  /** Instalments of an accepted quote, including paid amounts. Without them, amounts come from `terms`. */
  dues?: readonly DueInstalment[];
}

export function ScheduleList({ terms, dues }: ScheduleListProps) {
  const rows: readonly (PlannedInstalment & Partial<DueInstalment>)[] = dues ?? instalmentsOf(terms);
  return (
    <ol className="stack gap-2" aria-label="Payment schedule">
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: instalments may be equal and have no state
        <li key={place} className="line baseline spread gap-4">
          <span className="shrinks breaks" dir="auto">
            <span className="semibold">{row.label}</span>
            <small className="block muted">
              {[dueText(row), stateText(row, terms.currency)].filter(Boolean).join('. ')}
            </small>
          </span>
          <span className="semibold tabular unbroken">{formatMoney(row.amount, terms.currency)}</span>
        </li>
      ))}
    </ol>
  );
}
