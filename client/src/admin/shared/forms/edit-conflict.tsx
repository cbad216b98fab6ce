import { MESSAGES } from '@contract/errors';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { isSame } from '../drafts/is-same';
import styles from './edit-conflict.module.css';

export interface RecordField<F> {
  name: keyof F & string;
  label: string;
  /** How a value reads; its text by default, lists joined by commas, switches as Yes and No. */
  format?: (value: never) => string;
}

interface EditConflictProps<F> {
  mine: F;
  theirs: F;
  fields: readonly RecordField<F>[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two versions of one record side by side, only where they differ. */
export function EditConflict<F extends object>({ mine, theirs, fields, ...handlers }: EditConflictProps<F>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const different = fields.filter(({ name }) => !isSame(mine[name], theirs[name]));

  return (
    <section aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {MESSAGES.editConflict}
      </h2>
      <p>Nothing has been overwritten. Choose which version to go on with.</p>
      {different.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Mine</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {different.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <td>{toText(mine[field.name], field)}</td>
                <td>{toText(theirs[field.name], field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.buttons}>
        <Button onClick={handlers.onTakeTheirs}>Take theirs</Button>
        <Button type="primary" onClick={handlers.onKeepMine}>
          Keep mine
        </Button>
      </div>
    </section>
  );
}

function toText<F>(value: unknown, { format }: RecordField<F>): string {
  if (format) return format(value as never);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return value === undefined || value === null || value === '' ? '(empty)' : String(value);
}
