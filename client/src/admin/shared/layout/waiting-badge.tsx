import type { Dashboard } from '@contract/dashboard';
import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../dashboard-store';
import styles from './waiting-badge.module.css';

/** Requests wait while they are pending, and when their client has asked something. */
const COUNTS = {
  comments: ({ waitingComments }: Dashboard) => waitingComments,
  messages: ({ newMessages }: Dashboard) => newMessages,
  requests: ({ pendingRequests, questions, saidPaid }: Dashboard) => pendingRequests + questions + saidPaid,
};
export type WaitingKind = keyof typeof COUNTS;

/** How many things wait for somebody; nothing while there are none. */
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
