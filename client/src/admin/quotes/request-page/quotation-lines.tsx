import { LIMITS } from '@contract/limits';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useToast } from '../../shared/feedback/use-toast';
import {
  isBlank,
  type TypedLine,
  withLineAfter,
  withLineChanged,
  withLineMoved,
  withLinesAfter,
  withoutLine,
} from './line-list';
import { pastedLines } from './pasted-lines';
import { lineOfPrice } from './quotation-form';
import { type Cell, QuotationLine } from './quotation-line';
import styles from './quotation-lines.module.css';
import type { Writing } from './writing';

export function QuotationLines({ form, change, check, problemAt, isPaid }: Writing) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ place: number; cell: Cell }>(null);
  const [said, setSaid] = useState('');
  const toast = useToast();
  const { lines, currency } = form;

  useEffect(() => {
    if (!wanted.current) return;
    const { place, cell } = wanted.current;
    wanted.current = null;
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  });

  const put = (next: TypedLine[], place: number, cell: Cell = 'text') => {
    wanted.current = { place, cell };
    change({ lines: next });
  };
  const addAfter = (place: number) => {
    if (lines.length === 0) return put([lineOfPrice(form)], 0);
    if (lines.length >= LIMITS.quoteLines && !(lines[place + 1] && isBlank(lines[place + 1]!))) return refuseMore();
    put(withLineAfter(lines, place), place + 1);
  };
  const refuseMore = (more = '') => toast.error(`A quote can have at most ${LIMITS.quoteLines} lines.`, more);
  const move = (place: number, by: -1 | 1, cell: Cell) => {
    const to = place + by;
    if (to < 0 || to >= lines.length) return;
    put(withLineMoved(lines, place, by), to, cell);
    setSaid(`Line ${to + 1} of ${lines.length}`);
  };
  const remove = (place: number) => {
    const removed = lines[place]!;
    put(withoutLine(lines, place), Math.min(place, lines.length - 2));
    setSaid(`Line ${place + 1} removed`);
    if (!isBlank(removed)) toast.undoable('Line removed', () => change({ lines }));
  };
  const paste = (event: ClipboardEvent, place: number) => {
    // biome-ignore lint/plugin: the paste event has clipboard data over plain HTTP too
    const pasted = pastedLines(event.clipboardData.getData('text/plain'));
    if (pasted.length === 0) return;
    event.preventDefault();
    const next = withLinesAfter(lines, place, pasted);
    if (next.length > LIMITS.quoteLines)
      return refuseMore(`Nothing was pasted, because the quote would have ${next.length} lines.`);
    put(next, next.indexOf(pasted.at(-1)!));
    setSaid(pasted.length === 1 ? 'One line pasted' : `${pasted.length} lines pasted`);
  };

  const problem = problemAt('lines');
  return (
    <section aria-label="Lines">
      <div className={`stack top pad-2-3 muted fine ${styles.head}`} aria-hidden="true">
        <span />
        <span>Description</span>
        <span>Quantity</span>
        <span>Unit price</span>
        <span>Amount</span>
      </div>
      <ol ref={list} className="stack">
        {lines.map((line, place) => (
          <QuotationLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id or state; focus follows the index
            key={place}
            line={line}
            place={place}
            count={lines.length}
            currency={currency}
            problemAt={problemAt}
            onCheck={check}
            onChange={(part) =>
              change({ lines: withLineChanged(lines, place, part) }, `lines.${place}.${Object.keys(part)[0]}`)
            }
            onAdd={() => addAfter(place)}
            onMove={(by, cell) => move(place, by, cell)}
            onRemove={() => remove(place)}
            onPaste={(event) => paste(event, place)}
            onCurrency={
              isPaid
                ? undefined
                : (changed) => {
                    wanted.current = { place, cell: 'unitPrice' };
                    change({ currency: changed });
                  }
            }
          />
        ))}
      </ol>
      {problem && (
        <p className={`across danger ${styles.problem}`} role="alert" data-about="lines.0.unitPrice">
          {problem}
        </p>
      )}
      <p className={`row gap-x-4 muted ruled-both fine ${styles.add}`}>
        <button type="button" className="touch-high tiny semibold forest" onClick={() => addAfter(lines.length - 1)}>
          <span aria-hidden="true">+</span> Add line
        </button>
        <span className="for-keys">
          Press Enter to add a line. Press Alt and an arrow key to move a line. You can also paste rows from a
          spreadsheet.
        </span>
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
