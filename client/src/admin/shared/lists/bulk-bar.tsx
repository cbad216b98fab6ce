import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Select } from '../forms/select';
import styles from './bulk-bar.module.css';

interface BulkBarProps<S extends string> {
  /** Of the whole bar: "Chosen requests". */
  name: string;
  count: number;
  statuses: readonly S[];
  labels: Record<S, string>;
  onStatus: (status: S) => void;
  onRemove: () => void;
  onAll: () => void;
  onClear: () => void;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** Acts on the chosen rows. Stands below them: a first tick moves nothing under the pointer. */
export function BulkBar<S extends string>(props: BulkBarProps<S>) {
  const { name, count, statuses, labels, onStatus, onRemove, onAll, onClear, children } = props;
  return (
    <section aria-label={name} className={`row gap-2 below-3 above-3 ${styles.bar}`}>
      <p className="semibold" aria-live="polite">
        {count} chosen
      </p>
      <Button onClick={onAll}>Choose all</Button>
      <Button className={styles.none} onClick={onClear}>
        Choose none
      </Button>
      <Select<S | ''>
        aria-label="Set status of the chosen"
        value=""
        options={[
          { value: '', label: 'Set status' },
          ...statuses.map((status) => ({ value: status, label: labels[status] })),
        ]}
        onChange={(status) => status && onStatus(status)}
      />
      {children}
      <Button danger onClick={onRemove}>
        Delete
      </Button>
    </section>
  );
}
