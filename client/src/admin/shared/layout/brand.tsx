import { useEffect } from 'react';
import { useSiteName } from '../site-name';
import styles from './brand.module.css';

/** Mark and name of the organisation. */
export function Brand() {
  const siteName = useSiteName((site) => site.siteName);
  const load = useSiteName((site) => site.load);
  useEffect(() => void load(), [load]);

  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 36 36" width="32" height="32" aria-hidden="true">
        <path className={styles.ground} d="M18 0l18 18-18 18L0 18z" />
        <path className={styles.falls} d="M11 13v9M18 8v21M25 13v12" />
      </svg>
      <span>{siteName}</span>
    </span>
  );
}
