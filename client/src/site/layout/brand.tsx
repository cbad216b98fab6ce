import { useSettings } from '@/stores/settings';
import { Link } from '@/ui/link';
import styles from './brand.module.css';
import { BrandMark } from './brand-mark';

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
