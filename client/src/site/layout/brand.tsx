import { useSettings } from '@/stores/settings-store';
import { Link } from '@/ui/link';
import { hasLogo, Logo } from '@/ui/logo';
import styles from './brand.module.css';

export function Brand() {
  const settings = useSettings();
  return (
    <Link to="/" className={`line touch-high gap-3 bold ${styles.brand}`}>
      <BrandMark />
      {!hasLogo(settings) && <span className={`clips balanced ${styles.name}`}>{settings.siteName}</span>}
    </Link>
  );
}

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
