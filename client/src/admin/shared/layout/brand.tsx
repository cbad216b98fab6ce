import { useEffect } from 'react';
import { initialsOf } from '@/lib/initials';
import { useRemoteOf } from '@/stores/server-store';
import { hasLogo, Logo } from '@/ui/logo';
import { useSiteBrand } from '../site-brand';
import styles from './brand.module.css';

/** The owner's logo, and the icon or the initials for where a logo has no room; or initials and name of the organisation. */
export function Brand() {
  const site = useRemoteOf(useSiteBrand);
  useEffect(() => void useSiteBrand.getState().load(), []);

  const name = site.status === 'ready' ? site.value.siteName : '';
  if (site.status === 'ready' && hasLogo(site.value)) {
    return (
      <span className={`line gap-3 ${styles.brand}`}>
        <Logo {...site.value} maxWidth={180} maxHeight={48} />
        {site.value.icon ? (
          <img className={styles.icon} src={site.value.icon} width="36" height="36" alt="" />
        ) : (
          <b aria-hidden="true" className={`centred ${styles.initials} ${styles.icon}`}>
            {initialsOf(site.value.siteName)}
          </b>
        )}
      </span>
    );
  }
  return (
    <span className={`line gap-3 ${styles.brand}`}>
      <b aria-hidden="true" className={`centred ${styles.initials}`}>
        {name && initialsOf(name)}
      </b>
      <span>{name}</span>
    </span>
  );
}
