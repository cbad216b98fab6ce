import { useState } from 'react';
import { initialsOf } from '@/lib/initials';
import { hasLogo, Logo } from '@/ui/logo';
import { useReloaded } from '../admin-store';
import { type OfficeLogos, useSiteBrand } from '../site-brand';
import styles from './brand.module.css';

/** Shows the logo of the organisation, or its icon. If there is neither, shows its initials and name. */
export function Brand() {
  const site = useReloaded(useSiteBrand);
  const [broken, setBroken] = useState<string[]>([]);

  const name = site.status === 'ready' ? site.value.siteName : '';
  if (site.status === 'ready' && hasLogo(site.value) && !imagesOf(site.value).some((path) => broken.includes(path))) {
    return (
      <span
        className={`line gap-3 bold balanced ${styles.brand}`}
        onErrorCapture={() => setBroken(imagesOf(site.value))}
      >
        <Logo {...site.value} maxWidth={180} maxHeight={48} />
        {site.value.icon ? (
          <img className={styles.icon} src={site.value.icon} width="36" height="36" alt="" />
        ) : (
          <span aria-hidden="true" className={`centred ${styles.icon}`}>
            <Logo {...site.value} maxWidth={36} maxHeight={36} />
          </span>
        )}
      </span>
    );
  }
  return (
    <span className={`line gap-3 bold balanced ${styles.brand}`}>
      <b aria-hidden="true" className={`centred firm tiny ${styles.initials}`}>
        {name && initialsOf(name)}
      </b>
      <span>{name}</span>
    </span>
  );
}

const imagesOf = ({ logo, logoOnDark, icon }: Partial<OfficeLogos>): string[] =>
  [logo, logoOnDark, icon].filter((path): path is string => Boolean(path));
