import { Button } from 'antd';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lazy-part/lazy-part';
import type { ComparedRowsProps } from '../words/compared-rows';
import { DifferenceTools } from '../words/difference-tools';
import { type ConflictingEdit, type ConflictWords, conflictWords, isOwnEdit, wordsOfEdit } from './conflict-words';
import { differing, type RecordField } from './differing';
import styles from './edit-conflict.module.css';

/** What finds the words that differ is asked for when two people have met. */
const ComparedRows = lazyPart(async () => (await import('../words/compared-rows')).ComparedRows);

/** More fields than these do not fit on the screen of a phone. */
const FEW = 3;

interface EditConflictProps<F> {
  mine: F;
  theirs: F;
  fields: readonly RecordField<F>[];
  edit: ConflictingEdit;
  /** Missing: those of a record. */
  words?: ConflictWords;
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
  edit,
  words = conflictWords(isOwnEdit(edit)),
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
        {words.heading}
      </Heading>
      <p>{wordsOfEdit(edit)}</p>
      <p>Nothing was overwritten. Choose the version to continue with.</p>
      {different.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{words.mine}</th>
              <th scope="col">{words.theirs}</th>
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
                <Suspense key={name} fallback={<PlainRow label={label} sides={words} {...texts} />}>
                  <ComparedRows label={label} sides={words} {...texts} isWhole={isWhole} onCut={onCut} />
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
        <Button onClick={handlers.onTakeTheirs}>{words.take}</Button>
        <Button type="primary" onClick={handlers.onKeepMine}>
          {words.keep}
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
