import { Skeleton } from '@/ui/skeleton';
import styles from './service-detail.module.css';

export function ServiceSkeleton() {
  return (
    <div className={styles.loading}>
      <div className={styles.hero}>
        <div className={`page-width ${styles.heroColumns}`}>
          <div>
            <p role="status">Loading service details...</p>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
          <div className={styles.tile}>
            <Skeleton shape="square" />
          </div>
        </div>
      </div>
    </div>
  );
}
