import type { Currency } from '@contract/terms';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { ChangeCurrency } from '../change-currency';
import type { TypedLine } from './line-list';
import { LineText } from './line-text';
import { LineTool } from './line-tool';
import { amountOf } from './quotation-form';
import styles from './quotation-lines.module.css';
import { typedAmount } from './typed-amounts';

export type Cell = keyof TypedLine;

interface QuotationLineProps {
  line: TypedLine;
  /** Index of the line, from 0. */
  place: number;
  count: number;
  currency: Currency;
  problemAt: (field: string) => string;
  onCheck: (field: string) => void;
  onChange: (part: Partial<TypedLine>) => void;
  onAdd: () => void;
  onMove: (by: -1 | 1, cell: Cell) => void;
  onRemove: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onCurrency: ((currency: Currency) => void) | undefined;
}

const CELLS: readonly Cell[] = ['text', 'quantity', 'unitPrice'];
const PLACEHOLDERS: Record<Cell, string> = { text: 'Description of the work', quantity: '1', unitPrice: '0.00' };
const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function QuotationLine({ line, place, count, currency, problemAt, ...handlers }: QuotationLineProps) {
  const id = useId();
  /** True if the pressed key selected an entry of the price list. If this key is Enter, it must not also add a line. */
  const isPicked = useRef(false);
  const number = place + 1;
  const fieldOf = (cell: Cell) => `lines.${place}.${cell}`;
  const cellOf = (cell: Cell, label: string) => ({
    'data-cell': cell,
    'data-field': fieldOf(cell),
    'aria-label': `${label}, line ${number}`,
    'aria-invalid': problemAt(fieldOf(cell)) !== '',
    'aria-describedby': problemAt(fieldOf(cell)) ? `${id}-${cell}` : undefined,
    value: line[cell],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      handlers.onChange({ [cell]: currentTarget.value }),
    onBlur: () => handlers.onCheck(fieldOf(cell)),
    placeholder: PLACEHOLDERS[cell],
    className: `${styles.cell} ${styles[cell]}`,
  });
  const { value: _value, onChange: _onChange, ...text } = cellOf('text', 'Description');
  const numberCell = (cell: Cell, label: string) => (
    <span className={styles.number}>
      <span aria-hidden="true">{label}</span>
      <input {...cellOf(cell, label)} inputMode="decimal" autoComplete="off" maxLength={30} />
    </span>
  );

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = ARROWS[event.key];
    const cell = (event.target as HTMLElement).dataset.cell as Cell | undefined;
    if (by && event.altKey) {
      event.preventDefault();
      handlers.onMove(by, cell ?? 'text');
    } else if (
      event.key === 'Enter' &&
      cell &&
      !isPicked.current &&
      !event.shiftKey &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      handlers.onAdd();
    }
  };

  return (
    <li
      className={`stack top ruled ${styles.line}`}
      onKeyDownCapture={() => {
        isPicked.current = false;
      }}
      onKeyDown={handleKeyDown}
      onPaste={handlers.onPaste}
    >
      <span className={`line ${styles.move}`}>
        <LineTool
          icon="up"
          label={`Move line ${number} up`}
          keys="Alt+ArrowUp"
          isOff={place === 0}
          onClick={() => handlers.onMove(-1, 'text')}
        />
        <LineTool
          icon="down"
          label={`Move line ${number} down`}
          keys="Alt+ArrowDown"
          isOff={place === count - 1}
          onClick={() => handlers.onMove(1, 'text')}
        />
      </span>
      <LineText
        typed={line.text}
        currency={currency}
        onChange={(text) => handlers.onChange({ text })}
        onPick={({ text, unitPrice, currency: ofPrice }) => {
          isPicked.current = true;
          handlers.onChange({ text, ...(ofPrice === currency && { unitPrice: typedAmount(unitPrice) }) });
        }}
        cell={text}
      />
      {numberCell('quantity', 'Quantity')}
      {numberCell('unitPrice', 'Unit price')}
      <span className={`semibold tabular to-right breaks ${styles.amount}`}>{amountOf(line, currency)}</span>
      <LineTool icon="remove" label={`Remove line ${number}`} className={styles.remove} onClick={handlers.onRemove} />
      {CELLS.map((cell) => {
        const problem = problemAt(fieldOf(cell));
        return (
          problem && (
            <span key={cell} id={`${id}-${cell}`} className={`across danger ${styles.problem}`} role="alert">
              {problem}
            </span>
          )
        );
      })}
      {handlers.onCurrency && problemAt(fieldOf('unitPrice')) && (
        <span className={`across danger ${styles.problem}`}>
          <ChangeCurrency typed={line.unitPrice} currency={currency} onChange={handlers.onCurrency} />
        </span>
      )}
    </li>
  );
}
