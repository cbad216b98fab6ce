import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { checkUnsent, unsentStore } from '@/lib/unsent';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import styles from './unsent-bar.module.css';

export function UnsentBar() {
  const location = useLocation();
  const addresses = Object.values(useStore(unsentStore, ({ forms }) => forms));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have sent it since the last navigation
  useEffect(checkUnsent, [location]);
  const latest = addresses.at(-1);
  return (
    <div role="status" className={styles.place}>
      {latest && (
        <p className={`row gap-x-3 small ${styles.bar}`} data-unsent>
          <Icon name="warning" />
          <span>{addresses.length === 1 ? '1 message' : `${addresses.length} messages`} not sent</span>
          <Link to={latest} className="touch bold ink">
            View
          </Link>
        </p>
      )}
    </div>
  );
}
