import { useSettings } from '@/stores/settings-store';
import { Link } from '@/ui/link';
import { hasLogo, Logo } from '@/ui/logo';
import styles from './brand.module.css';

/** The owner's logo, or the mark and the organisation's name, home. */
export function Brand() {
  const settings = useSettings();
  return (
    <Link to="/" className={`line gap-3 ${styles.brand}`}>
      <BrandMark />
      {!hasLogo(settings) && <span className={styles.name}>{settings.siteName}</span>}
    </Link>
  );
}

/** The owner's logo, or the mark: falls in a diamond of cloth. */
export function BrandMark() {
  const settings = useSettings();
  if (hasLogo(settings)) return <Logo {...settings} maxWidth={200} maxHeight={48} />;
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path d="M18 0l18 18-18 18L0 18z" className={styles.diamond} />
      <path d="M11 13v9M18 8v21M25 13v12" className={styles.falls} />
    </svg>
  );
}
