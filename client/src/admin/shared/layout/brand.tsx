import { useEffect } from 'react';
import { useRemoteOf } from '@/stores/server-store';
import { hasLogo, Logo } from '@/ui/logo';
import { useSiteBrand } from '../site-brand';
import styles from './brand.module.css';

/** The owner's logo, and the icon for where a logo has no room; or mark and name of the organisation. */
export function Brand() {
  const site = useRemoteOf(useSiteBrand);
  useEffect(() => void useSiteBrand.getState().load(), []);

  if (site.status === 'ready' && hasLogo(site.value)) {
    return (
      <span className={`line gap-3 ${styles.brand}`}>
        <Logo {...site.value} maxWidth={180} maxHeight={48} />
        <img className={styles.icon} src={site.value.icon || '/favicon.svg'} width="36" height="36" alt="" />
      </span>
    );
  }
  return (
    <span className={`line gap-3 ${styles.brand}`}>
      <svg viewBox="0 0 36 36" width="32" height="32" aria-hidden="true">
        <path className={styles.ground} d="M18 0l18 18-18 18L0 18z" />
        <path className={styles.falls} d="M11 13v9M18 8v21M25 13v12" />
      </svg>
      <span>{site.status === 'ready' && site.value.siteName}</span>
    </span>
  );
}
