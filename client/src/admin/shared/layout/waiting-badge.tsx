import type { Dashboard } from '@contract/dashboard';
import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../dashboard-store';
import styles from './waiting-badge.module.css';

/**
 * For each list, counts the records that wait for staff. A request counts if it is pending, or has an unanswered
 * question or a reported payment.
 */
const COUNTS = {
  comments: ({ waitingComments }: Dashboard) => waitingComments,
  messages: ({ newMessages }: Dashboard) => newMessages,
  requests: ({ pendingRequests, questions, saidPaid }: Dashboard) => pendingRequests + questions + saidPaid,
};
export type WaitingKind = keyof typeof COUNTS;

export function WaitingBadge({ of, className = '' }: { of: WaitingKind; className?: string }) {
  const dashboard = useRemoteOf(useDashboard);
  const waiting = dashboard.status === 'ready' ? COUNTS[of](dashboard.value) : 0;
  if (waiting === 0) return null;
  return (
    <span className={`tabular fine ${styles.badge} ${className}`}>
      {waiting > 99 ? '99+' : waiting}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
