import { useSettings } from '@/stores/settings';
import { Link } from '@/ui/link';
import styles from './brand.module.css';

/** The mark and the organisation's name, home. */
export function Brand() {
  const { siteName } = useSettings();
  return (
    <Link to="/" className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}

/** The mark: falls in a diamond of cloth. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path d="M18 0l18 18-18 18L0 18z" className={styles.diamond} />
      <path d="M11 13v9M18 8v21M25 13v12" className={styles.falls} />
    </svg>
  );
}
