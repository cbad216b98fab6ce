import { RetryNote } from '@/ui/retry-note';
import styles from './empty-posts.module.css';

/** Stands where posts would be; with a Retry when they could not be asked for. */
export function EmptyPosts({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {onRetry && <RetryNote text="The blog could not be reached." onRetry={onRetry} />}
    </div>
  );
}
