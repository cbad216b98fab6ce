import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import styles from './bulk-bar.module.css';
import { RowMenu } from './row-menu';
import type { Bulk, WithStatus } from './use-bulk';
import type { Chosen } from './use-chosen';

export interface BulkBarProps<S extends string> {
  what: string;
  chosen: Omit<Chosen<WithStatus>, 'column'>;
  bulk: Pick<Bulk<S>, 'setStatus' | 'remove'>;
  statuses: readonly S[];
  labels: Record<S, string>;
  children?: ReactNode;
}

/** Shows actions for the selected rows. The bar is below the list. If it appeared above, it would move the rows. */
export function BulkBar<S extends string>({ what, chosen, bulk, statuses, labels, children }: BulkBarProps<S>) {
  const { ids, records, name } = chosen;
  const clear = useRef<HTMLButtonElement>(null);
  if (ids.length === 0) return null;
  return (
    <section aria-label={`Selected ${what}`} className={`row gap-2 below-3 above-3 ${styles.bar}`}>
      <p className="semibold" aria-live="polite">
        {ids.length} selected
      </p>
      {chosen.all && (
        <Button
          onClick={() => {
            chosen.all?.();
            clear.current?.focus();
          }}
        >
          {chosen.allText}
        </Button>
      )}
      <Button ref={clear} className={styles.none} onClick={chosen.clear}>
        Clear selection
      </Button>
      <RowMenu
        text="Set status"
        entries={statuses.map((status) => ({ text: labels[status], onPress: () => bulk.setStatus(records, status) }))}
      />
      {children}
      <Button danger onClick={() => bulk.remove(ids, name)}>
        Delete
      </Button>
    </section>
  );
}
