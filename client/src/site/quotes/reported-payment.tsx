import { resultId } from '@contract/page-forms';
import type { ReactNode } from 'react';
import styles from './quote-payment.module.css';

/** Says that a payment was reported. The note is in a `q` element, because the client wrote it. */
export const ReportedPayment = ({ note, children }: { note: string; children: ReactNode }) => (
  <p id={resultId('paid')} className={styles.said} tabIndex={-1} data-arrival>
    {children}
    {note && (
      <q className="block line-breaks" dir="auto">
        {note}
      </q>
    )}
  </p>
);
