import { useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { useSiteName } from '../site-name';
import styles from './brand.module.css';

/** Mark and name of the organisation. */
export function Brand() {
  const siteName = useRemoteOf(useSiteName);
  useEffect(() => void useSiteName.getState().load(), []);

  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 36 36" width="32" height="32" aria-hidden="true">
        <path className={styles.ground} d="M18 0l18 18-18 18L0 18z" />
        <path className={styles.falls} d="M11 13v9M18 8v21M25 13v12" />
      </svg>
      <span>{siteName.status === 'ready' && siteName.value}</span>
    </span>
  );
}
