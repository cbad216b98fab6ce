import { classNames } from '@/lib/class-names';
import { Skeleton } from '@/ui/skeleton';
import styles from './post-article.module.css';

export function PostSkeleton() {
  return (
    <div className={classNames(styles.post, styles.loading)}>
      <div className={`page-width ${styles.head}`}>
        <p role="status">Loading blog post...</p>
        <Skeleton shape="title" />
      </div>
      <div className={styles.banner}>
        <Skeleton shape="picture" />
      </div>
    </div>
  );
}
