import { useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../shared/dashboard-store';
import styles from './waiting-badge.module.css';

interface WaitingBadgeProps {
  count: 'newMessages' | 'pendingRequests';
  className?: string;
}

/** How many things wait for somebody; nothing while there are none. */
export function WaitingBadge({ count, className = '' }: WaitingBadgeProps) {
  const dashboard = useRemoteOf(useDashboard);
  const waiting = dashboard.status === 'ready' ? dashboard.value[count] : 0;
  if (waiting === 0) return null;
  return (
    <span className={`${styles.badge} ${className}`}>
      {waiting > 99 ? '99+' : waiting}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
