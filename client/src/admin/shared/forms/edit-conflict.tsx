import { Button } from 'antd';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lazy-part/lazy-part';
import type { ComparedRowsProps } from '../words/compared-rows';
import { DifferenceTools } from '../words/difference-tools';
import { differing, type RecordField } from './differing';
import styles from './edit-conflict.module.css';
import { sidesOf, type Winner, wordsOfWinner } from './edit-winner';

/** What finds the words that differ is asked for when two people have met. */
const ComparedRows = lazyPart(async () => (await import('../words/compared-rows')).ComparedRows);

/** More fields than these do not fit on the screen of a phone. */
const FEW = 3;

interface EditConflictProps<F> {
  mine: F;
  theirs: F;
  fields: readonly RecordField<F>[];
  /** Who was faster, and when. */
  winner: Winner | null;
  /** Words for the two versions; missing: those of a record. */
  sides?: Omit<ReturnType<typeof sidesOf>, 'taken'>;
  /** On a page of its own, which has no edge. */
  isRoom?: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two versions of one record side by side, only where they differ. */
export function EditConflict<F extends object>({
  mine,
  theirs,
  fields,
  winner,
  sides = sidesOf(winner),
  isRoom,
  ...handlers
}: EditConflictProps<F>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // In a room the form's own first heading is hidden with it.
  const Heading = isRoom ? 'h1' : 'h2';
  const different = differing(fields, mine, theirs);
  const table = useRef<HTMLTableElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const onCut = useCallback(() => setIsCut(true), []);

  return (
    <section className={isRoom ? styles.room : undefined} aria-labelledby="conflict-heading">
      <Heading id="conflict-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {sides.heading}
      </Heading>
      {winner && <p>{wordsOfWinner(winner)}</p>}
      <p>Nothing has been overwritten. Choose which version to go on with.</p>
      {different.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{sides.mine}</th>
              <th scope="col">{sides.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {different.map((field) => {
              const { name, label, isMarkdown } = field;
              const texts = {
                mine: { text: toText(mine[name], field), isMarkdown: isMarkdown?.(mine) },
                theirs: { text: toText(theirs[name], field, mine[name]), isMarkdown: isMarkdown?.(theirs) },
              };
              return (
                <Suspense key={name} fallback={<PlainRow label={label} sides={sides} {...texts} />}>
                  <ComparedRows label={label} sides={sides} {...texts} isWhole={isWhole} onCut={onCut} />
                </Suspense>
              );
            })}
          </tbody>
        </table>
      )}
      <div className={`row stretch gap-3 end ${styles.buttons}`}>
        {(isCut || different.length > FEW) && (
          <DifferenceTools box={table} isCut={isCut} isWhole={isWhole} onWhole={setIsWhole} />
        )}
        <Button onClick={handlers.onTakeTheirs}>{sides.take}</Button>
        <Button type="primary" onClick={handlers.onKeepMine}>
          {sides.keep}
        </Button>
      </div>
    </section>
  );
}

const PlainRow = ({ label, sides, mine, theirs }: Omit<ComparedRowsProps, 'isWhole' | 'onCut'>) => (
  <tr>
    <th scope="row">{label}</th>
    <td data-side={sides.mine}>{mine.text}</td>
    <td data-side={sides.theirs}>{theirs.text}</td>
  </tr>
);

function toText<F>(value: unknown, { format }: RecordField<F>, mine?: unknown): string {
  if (format) return format(value as never, mine as never);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return value === undefined || value === null ? '' : String(value);
}
