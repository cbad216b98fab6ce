import type { ReactNode, Ref } from 'react';
import styles from './phone-sheet.module.css';

interface PhoneSheetProps {
  heading?: Ref<HTMLHeadingElement>;
  onForgetAll?: () => void;
  children?: ReactNode;
}

/** Requests on this device. The height is fixed, so that nothing below moves when they have loaded. */
export function PhoneSheet({ heading, onForgetAll, children }: PhoneSheetProps) {
  return (
    <section className={styles.sheet} aria-labelledby="known-title">
      <div className={`row touch-high spread gap-x-4 ${styles.head}`}>
        <h3 id="known-title" ref={heading} tabIndex={-1} className="size-base">
          Your requests on this device
        </h3>
        {onForgetAll && (
          <button type="button" className="text-button muted small" onClick={onForgetAll}>
            Remove all from this list
          </button>
        )}
      </div>
      <div className={styles.place}>
        {children ?? (
          <p className={`stack ${styles.none}`}>
            No requests yet. Requests that you send from this device will appear here. Only the Request IDs are saved on
            this device.
          </p>
        )}
      </div>
    </section>
  );
}
